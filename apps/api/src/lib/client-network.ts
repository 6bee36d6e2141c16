import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The network of a client's address, which one person can usually use as a whole: /24 of IPv4, /48 of IPv6.
 * @param address as `http/client-address.ts` reads it
 */
export function clientNetwork(address: string): string {
  if (isIPv4(address)) return address.replace(/\d+$/, '0/24');
  const [literal = ''] = address.split('/');
  return ipaddr.IPv6.isValid(literal)
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${literal}/48`).toString()}/48`
    : address;
}
