import { describe, expect, it } from 'vitest';
import { actsOn } from './acts-on.ts';
import { openTrigger, scheduledMessage } from './testing/scheduled-message.ts';

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
      { trigger: openTrigger, nextDelivery: null },
      ['setDate', 'edit', 'duplicate', 'cancel'],
    ],
    [
      'a yearly message, of which one time can be put off',
      { trigger: { ...openTrigger, kind: 'RECURRING' as const } },
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
