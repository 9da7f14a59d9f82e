import { expect, it } from 'vitest';
import { bounceOf } from './bounce-of.ts';

it.each([
  ['550 5.1.1 The email account that you tried to reach does not exist', 'DEAD'],
  ['550 5.1.2 Bad destination host', 'DEAD'],
  ['551 5.1.6 moved', 'DEAD'],
  ['550 5.2.1 The mailbox is disabled', 'DEAD'],
  ['550 No such user here', 'DEAD'],
  ['553 sorry, no mailbox', 'DEAD'],
  ['552 5.2.2 Mailbox full', 'REFUSED'],
  ['550 5.7.1 Message rejected as spam', 'REFUSED'],
  ['550 5.1.8 Bad sender', 'REFUSED'],
  ['554 Transaction failed', 'REFUSED'],
  ['', 'REFUSED'],
] as const)('%s: %s', (response, expected) => expect(bounceOf(response)).toBe(expected));
