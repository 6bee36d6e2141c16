import ipaddr from 'ipaddr.js';

/**
 * The network of a client's address, which one person can usually use as a whole: /24 of IPv4, /48 of IPv6.
 * @param address as `http/client-address.ts` reads it
 */
export function clientNetwork(address: string): string {
  const [literal = ''] = address.split('/');
  if (!ipaddr.isValid(literal)) return address;
  const parsed = ipaddr.process(literal);
  return parsed instanceof ipaddr.IPv4
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`).toString()}/48`;
}
