import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2a01:4f8:1:2:aaaa::1', '2a01:4f8:1:2::/64'],
  ['2a01:4f8:1:2:bbbb:1:2:3', '2a01:4f8:1:2::/64'],
  ['2a01:4f8:1:3::1', '2a01:4f8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', ''],
])('counts %s as %s', (ip, counted) => {
  expect(clientAddress({ ip })).toBe(counted);
});
