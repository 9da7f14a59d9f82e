import { messageStates } from '@infinite/schema/catalogue/messages';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { Actor } from '#platform/context.ts';
import {
  canChangeDelivery,
  canCloseLink,
  canRenewLink,
  canStopMessage,
  type Standing,
} from '#features/messages/delivery/delivery.policy.ts';

const member = (userId: string, familyId: string, role: 'member' | 'admin' = 'member'): Actor => ({
  kind: 'member',
  familyRole: 'owner',
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
const deliveryStates = [
  'WAITING',
  'SENDING',
  'DELIVERED',
  'FAILED',
  'UNRESOLVED',
  'CANCELLED',
] as const;
const closedAt = Temporal.Instant.from('2041-05-05T08:00:00Z');
const links = {
  open: { revokedAt: null, closedBy: null },
  'closed by its author': { revokedAt: closedAt, closedBy: 'AUTHOR' },
  'closed by its reader': { revokedAt: closedAt, closedBy: 'RECIPIENT' },
} as const;
const standings: Standing[] = [null, 'WAITING', 'SENDING', 'DELIVERED', 'FAILED', 'CANCELLED'];

describe('stopping and correcting', () => {
  test.each(messageStates)('a message that is %s', (state) => {
    const canStop = ['SCHEDULED', 'REMINDED', 'SECOND_REMINDED', 'DELIVERING'].includes(state);
    expect(canStopMessage(author, { ...message, state })).toBe(canStop);
    const allowed = standings.filter((standing) =>
      canChangeDelivery(author, { ...message, state }, standing),
    );
    const expected = state === 'DELIVERING' ? [null, 'WAITING'] : canStop ? ['WAITING'] : [];
    expect(allowed).toEqual(expected);
  });

  test.each(others)('is never allowed for %s', (_, actor) => {
    for (const state of messageStates) {
      expect(canStopMessage(actor, { ...message, state })).toBe(false);
      for (const standing of standings) {
        expect(canChangeDelivery(actor, { ...message, state }, standing)).toBe(false);
      }
    }
  });
});

describe('a recipient’s link', () => {
  test.each(deliveryStates)('of a delivery that is %s', (state) => {
    const sent = state === 'DELIVERED';
    const expected = {
      open: { close: sent, renew: false },
      'closed by its author': { close: false, renew: sent },
      'closed by its reader': { close: false, renew: false },
    };
    for (const [name, link] of Object.entries(links)) {
      for (const messageState of messageStates) {
        const of = { ...message, state: messageState };
        expect([name, actsOn(author, of, { ...link, state })]).toEqual([
          name,
          expected[name as keyof typeof links],
        ]);
      }
    }
  });

  test.each(others)('is never closed or renewed by %s', (_, actor) => {
    for (const link of Object.values(links)) {
      for (const state of messageStates) {
        expect(actsOn(actor, { ...message, state }, { ...link, state: 'DELIVERED' })).toEqual({
          close: false,
          renew: false,
        });
      }
    }
  });
});

function actsOn(...subject: Parameters<typeof canCloseLink>) {
  return { close: canCloseLink(...subject), renew: canRenewLink(...subject) };
}
