import { expect, it } from 'vitest';
import { isPushTarget } from '#features/notices/notifications/push/push-target.ts';

const production = { webhooksToLocalhost: false };

it.each([
  ['https://push.example.org/one', true],
  ['https://203.0.113.7.example/one', true],
  ['https://localhost/one', false],
  ['http://localhost:3000/one', false],
  ['https://127.0.0.1/one', false],
  ['https://2130706433/one', false],
  ['https://[::1]/one', false],
  ['https://[::ffff:10.0.0.1]/one', false],
  ['https://192.168.1.1/one', false],
  ['https://169.254.169.254/latest', false],
  ['http://push.example.org/one', false],
  ['https://user@push.example.org/one', false],
  ['not an address', false],
])('%s is an address of a push service: %s', (address, expected) => {
  expect(isPushTarget(production, address)).toBe(expected);
});

it('this machine itself is one in development alone', () => {
  expect(isPushTarget({ webhooksToLocalhost: true }, 'http://localhost:3000/one')).toBe(true);
});
