import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Source: IANA IPv4 Special-Purpose Address Registry, and multicast (RFC 5771). */
const specialV4 = [
  '0.0.0.0/8', // this network
  '10.0.0.0/8',
  '100.64.0.0/10', // carriers' NAT
  '127.0.0.0/8',
  '169.254.0.0/16', // link-local, and the metadata services of clouds
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24', // relays of 6to4
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
].map((range) => ipaddr.IPv4.parseCIDR(range));

/** Source: IANA IPv6 Special-Purpose Address Registry; what lies outside 2000::/3 is not global at all. */
const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3');
const specialV6 = ['2001::/23', '2001:db8::/32', '3fff::/20'].map((range) => ipaddr.IPv6.parseCIDR(range));

/** IPv6 addresses that carry an IPv4 one, where packets end up; each with the places of its bytes. */
const carriers: { range: [ipaddr.IPv6, number]; carried: (bytes: number[]) => number[][] }[] = [
  { range: ipaddr.IPv6.parseCIDR('::ffff:0:0/96'), carried: (bytes) => [bytes.slice(12)] }, // mapped
  { range: ipaddr.IPv6.parseCIDR('::/96'), carried: (bytes) => [bytes.slice(12)] }, // compatible, with :: and ::1
  { range: ipaddr.IPv6.parseCIDR('64:ff9b::/96'), carried: (bytes) => [bytes.slice(12)] }, // NAT64
  { range: ipaddr.IPv6.parseCIDR('2002::/16'), carried: (bytes) => [bytes.slice(2, 6)] }, // 6to4
  {
    // Teredo: its server, and its client with every bit turned.
    range: ipaddr.IPv6.parseCIDR('2001::/32'),
    carried: (bytes) => [bytes.slice(4, 8), bytes.slice(12).map((byte) => byte ^ 0xff)],
  },
];

/**
 * Returns true if a packet to this address leaves for the public internet. Addresses that embed another one (mapped,
 * compatible, NAT64, 6to4, Teredo) are classified by the embedded one. False for text that is no address.
 * @param text an address as `dns.lookup` answers it; a zone (`%eth0`) makes it local
 */
export function isGlobalAddress(text: string): boolean {
  // Node's own check, because the library also accepts `8.8.8` and `0x8.8`.
  return isIP(text) !== 0 && !text.includes('%') && isGlobal(ipaddr.parse(text));
}

function isGlobal(address: Address): boolean {
  if (address instanceof ipaddr.IPv4) return !specialV4.some((range) => address.match(range));
  const carrier = carriers.find(({ range }) => address.match(range));
  if (carrier) return carrier.carried(address.toByteArray()).every((bytes) => isGlobal(ipaddr.fromByteArray(bytes)));
  return address.match(globalV6) && !specialV6.some((range) => address.match(range));
}
