import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/**
 * Whom limits count: an IPv4 address, or the 64 bits of an IPv6 one that name a network, since whoever has one of its
 * addresses has them all.
 */
export function clientAddress({ ip = '' }: Pick<Request, 'ip'>): string {
  const [literal = ''] = ip.split('%');
  if (!ipaddr.isValid(literal)) return ip;
  const address = ipaddr.process(literal);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}
