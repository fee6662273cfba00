import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketsOf } from '../../src/server/limits/addresses.ts';

test.each([
  ['192.0.2.7', '192.0.2.7', undefined],
  ['::ffff:192.0.2.7', '192.0.2.7', undefined],
  ['::FFFF:C000:207', '192.0.2.7', undefined],
  ['0000:0000:0000:0000:0000:ffff:c000:0207', '192.0.2.7', undefined],
  ['64:ff9b::192.0.2.7', '192.0.2.7', undefined],
  ['192.0.2.7:54321', '192.0.2.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['fe80::2%25wlan0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::ffff:0:192.0.2.7', '192.0.2.7', undefined],
  ['::192.0.2.7', '192.0.2.7', undefined],
  ['64:ff9b:1:7::192.0.2.7', '192.0.2.7', undefined],
  ['2002:c000:207::1', '192.0.2.7', undefined],
  ['2002:c000:207:ffff::9', '192.0.2.7', undefined],
  ['192.0.2.007', '192.0.2.7', undefined],
  ['0192.000.002.7', '192.0.2.7', undefined],
  ['::ffff:192.0.2.007', '192.0.2.7', undefined],
  ['[::ffff:192.0.2.7]:0443', '192.0.2.7', undefined],
])('%s belongs to the bucket %s', (address, net, site) => {
  expect(bucketsOf(address)).toEqual({ net, site });
});

test.each([
  ...[
    '',
    'nonsense',
    'unknown',
    '_hidden',
    'for=192.0.2.7',
    '"192.0.2.7"',
    '192.0.2.7.',
    '192.0.2',
    '192.0.519',
    '3221225991',
    '0xc0.0.2.7',
  ],
  ...[
    '192.0.2.256',
    '192.0.2.7.8',
    '192.0.2.7:1:2',
    '2001:db8:::1',
    '2001:db8::1::2',
    '[2001:db8::1',
    '::ffff:192.0.2',
    '12345::',
    '1'.repeat(101),
    undefined,
  ],
])('%j is not an address and shares one bucket with all other invalid ones', (text) => {
  expect(bucketsOf(text)).toEqual({ net: 'no address', site: undefined });
});

test('every notation of an address maps to the same /64 and /48 buckets', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constant(0), fc.nat(0xffff)), { minLength: 8, maxLength: 8 }),
      fc.integer({ min: 1, max: 0xffff }),
      (groups, other) => {
        const short = groups.map((group) => group.toString(16)).join(':');
        const long = groups
          .map((group) => group.toString(16).padStart(4, '0'))
          .join(':')
          .toUpperCase();
        const packed = new URL(`http://[${short}]`).hostname;
        const expected = bucketsOf(short);
        for (const written of [long, packed, `${packed}:80`, `${long}%en0`, ` ${short} `]) expect(bucketsOf(written)).toEqual(expected);
        if (!expected.site) return;
        expect(bucketsOf([...groups.slice(0, 7), other].map((group) => group.toString(16)).join(':')).net).toBe(expected.net);
        expect(bucketsOf([...groups.slice(0, 3), other, ...groups.slice(4)].map((group) => group.toString(16)).join(':')).site).toBe(
          expected.site,
        );
      },
    ),
    { examples: [[[0x2001, 0xdb8, 0, 0, 0, 0, 0, 1], 7]] },
  );
});
