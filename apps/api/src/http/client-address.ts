import { isIPv4 } from 'node:net';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/**
 * The address that rate limits count: an IPv4 address, or the 64-bit network of an IPv6 address, because one client can
 * use every address of its network.
 */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  if (isIPv4(ip)) return ip;
  const [literal = ''] = ip.split('%');
  if (!ipaddr.isValid(literal)) return ip;
  const address = ipaddr.process(literal);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
