import { networkOf } from './network.js';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['2001:db8:0:5::1', '2001:db8:0:5::/64'],
    ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b::/64'],
    ['::1', '::/64'],
    ['0.0.0.0', '0.0.0.0'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it.each(['', 'localhost', '1.2.3', '203.0.113.7/8', '2001:db8::/32', '__proto__', '1.2.3.4; DROP'])(
    'of %j does not exist',
    (text) => expect(networkOf(text)).toBeNull(),
  );

  it('is the same for all addresses of one household, and another for the next', () => {
    expect(new Set(['2001:db8:1:2::1', '2001:db8:1:2:aaaa:bbbb:cccc:dddd'].map(networkOf)).size).toBe(1);
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
  });
});
