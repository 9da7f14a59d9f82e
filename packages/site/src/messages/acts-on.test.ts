import { describe, expect, it } from 'vitest';
import { actsOn } from './acts-on.ts';
import { scheduledMessage } from './testing/scheduled-message.ts';

describe('what a sender can do', () => {
  it.each([
    ['a draft', { state: 'DRAFT' as const }, ['goOn', 'duplicate', 'deleteDraft']],
    ['a waiting message', {}, ['edit', 'postpone', 'duplicate', 'cancel']],
    [
      'a message we asked about',
      { state: 'REMINDED' as const, awaitingAnswer: true },
      ['confirm', 'edit', 'postpone', 'duplicate', 'cancel'],
    ],
    [
      'an occasion without a day',
      { trigger: { kind: 'OCCASION' as const, timeZone: 'UTC' }, nextDelivery: null },
      ['setDate', 'edit', 'duplicate', 'cancel'],
    ],
    [
      'a yearly message, of which one time can be put off',
      { trigger: { kind: 'RECURRING' as const, timeZone: 'UTC' } },
      ['edit', 'postpone', 'duplicate', 'cancel'],
    ],
    [
      'a message on its way, of which something has not left (D5)',
      { state: 'DELIVERING' as const, editable: false },
      ['duplicate', 'cancel'],
    ],
    [
      'a delivered message',
      { state: 'DELIVERED' as const, editable: false, stoppable: false },
      ['duplicate'],
    ],
    [
      'a stopped message',
      { state: 'CANCELLED' as const, editable: false, stoppable: false },
      ['duplicate'],
    ],
  ])('with %s', (_what, change, acts) => {
    expect(actsOn({ ...scheduledMessage, ...change })).toEqual(acts);
  });
});
