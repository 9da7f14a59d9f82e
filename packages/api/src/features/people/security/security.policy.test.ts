import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import { mayHandOutPower, mayReadSecurityEvents } from './security.policy.ts';

type Of = Parameters<typeof mayReadSecurityEvents>[1];

const now = Temporal.Instant.from('2041-05-04T09:00:00Z');

describe('who may make keys and webhooks, change roles and export', () => {
  it.each([
    ['a confirmed address and a password just typed', true, 0, 'yes'],
    ['a password typed 9 minutes ago', true, 9, 'yes'],
    ['a password typed 10 minutes ago', true, 10, 'PASSWORD_NEEDED'],
    ['a session that never proved one', true, null, 'PASSWORD_NEEDED'],
    ['an unconfirmed address', false, 0, 'EMAIL_UNCONFIRMED'],
  ] as const)('%s', (_name, emailConfirmed, minutesAgo, verdict) => {
    const passwordProvenAt = minutesAgo === null ? null : now.subtract({ minutes: minutesAgo });
    expect(mayHandOutPower({ emailConfirmed, passwordProvenAt, now, minutes: 10 })).toBe(verdict);
  });
});

describe('who reads lines of the security log', () => {
  const member = {
    kind: 'member',
    familyRole: 'owner',
    userId: 'ann',
    sessionId: 's',
    familyId: 'f',
  } as const;
  const key = { id: 'k', name: 'k', kind: 'service', scopes: new Set<never>() } as const;
  const ann: Actor = { ...member, role: 'member' };
  const admin: Actor = { ...member, userId: 'admin', role: 'admin' };
  const as = (role: 'editor' | 'support' | 'reader'): Actor => ({ ...member, userId: role, role });
  const of = { ann: { id: 'ann', role: 'member' }, bob: { id: 'bob', role: 'member' } } as const;
  const eva = { id: 'eva', role: 'editor' } as const;
  it.each([
    ['their own', ann, of.ann, true],
    ['those of another', ann, of.bob, false],
    ['those of all', ann, null, false],
    ['an administrator: those of all', admin, null, true],
    ['an administrator: those of another', admin, of.ann, true],
    ['a key of an administrator', { ...admin, key }, null, false],
    ['a key of their own', { ...ann, key }, of.ann, false],
    ['a visitor', { kind: 'visitor' }, of.ann, false],
    ['an administrator: those of staff', admin, eva, true],
    ['support: those of a member', as('support'), of.ann, true],
    ['support: their own', as('support'), { id: 'support', role: 'support' }, true],
    ['support: those of staff', as('support'), eva, false],
    ['support: those of all', as('support'), null, false],
    ['read-only: those of staff', as('reader'), eva, true],
    ['read-only: those of all', as('reader'), null, true],
    ['an editor: those of a member', as('editor'), of.ann, false],
    ['an editor: those of all', as('editor'), null, false],
  ] satisfies [string, Actor, Of, boolean][])('%s', (_name, actor, account, may) => {
    expect(mayReadSecurityEvents(actor, account)).toBe(may);
  });
});
