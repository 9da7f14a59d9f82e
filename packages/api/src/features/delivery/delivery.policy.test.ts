import { messageStates } from '@infinite/schema/catalogue/messages';
import { describe, expect, test } from 'vitest';
import type { Actor } from '#context.ts';
import {
  canChangeDelivery,
  canStopMessage,
  type Standing,
} from '#features/delivery/delivery.policy.ts';

const member = (userId: string, familyId: string, role: 'member' | 'admin' = 'member'): Actor => ({
  kind: 'member',
  sessionId: 's',
  userId,
  familyId,
  role,
});
const author = member('author', 'family');
const others: [string, Actor][] = [
  ['a relative', member('relative', 'family')],
  ['its author while working in another family', member('author', 'elsewhere')],
  ['an admin', member('admin', 'family', 'admin')],
  ['a visitor', { kind: 'visitor' }],
  ['a job', { kind: 'system', job: 'sweep' }],
];
const message = { familyId: 'family', authorId: 'author' };
const standings: Standing[] = [null, 'WAITING', 'SENDING', 'DELIVERED', 'FAILED', 'CANCELLED'];

describe('stopping and mending', () => {
  test.each(messageStates)('a message that is %s', (state) => {
    const canStop = ['SCHEDULED', 'REMINDED', 'SECOND_REMINDED', 'DELIVERING'].includes(state);
    expect(canStopMessage(author, { ...message, state })).toBe(canStop);
    const allowed = standings.filter((standing) =>
      canChangeDelivery(author, { ...message, state }, standing),
    );
    const expected = state === 'DELIVERING' ? [null, 'WAITING'] : canStop ? ['WAITING'] : [];
    expect(allowed).toEqual(expected);
  });

  test.each(others)('is never for %s', (_, actor) => {
    for (const state of messageStates) {
      expect(canStopMessage(actor, { ...message, state })).toBe(false);
      for (const standing of standings) {
        expect(canChangeDelivery(actor, { ...message, state }, standing)).toBe(false);
      }
    }
  });
});
