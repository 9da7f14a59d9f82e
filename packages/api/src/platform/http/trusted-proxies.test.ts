import { describe, expect, it } from 'vitest';
import { trustedProxies } from './trusted-proxies.ts';

describe('trustedProxies', () => {
  it.each([
    ['loopback', '127.0.0.1', true],
    ['loopback', '::ffff:127.0.0.9', true],
    ['loopback', '::1', true],
    ['loopback', '10.0.0.1', false],
    ['10.0.0.0/8, fd00::/8', '10.9.8.7', true],
    ['10.0.0.0/8, fd00::/8', 'fd12::1', true],
    ['10.0.0.0/8', '127.0.0.1', false],
    ['uniquelocal', '192.168.3.4', true],
    ['203.0.113.9', '203.0.113.9', true],
    ['203.0.113.9', '203.0.113.10', false],
    ['none', '127.0.0.1', false],
    ['loopback', 'no address', false],
  ])('%s trusts %s: %s', (list, address, trusted) => {
    expect(trustedProxies(list)?.(address)).toBe(trusted);
  });

  it.each(['everyone', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x', '', '::1/129'])(
    'takes %j for a mistake',
    (list) => {
      expect(trustedProxies(list)).toBeNull();
    },
  );
});
