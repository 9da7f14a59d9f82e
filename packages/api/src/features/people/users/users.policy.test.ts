import type { AccountRole, StaffRole } from '@infinite/schema/catalogue/staff';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import { mayChangeRole, mayDelete, mayReadAccounts, maySuspend, mayTend } from './users.policy.ts';

const person = (userId: string, role: AccountRole): Actor => ({
  kind: 'member',
  familyRole: 'owner',
  userId,
  sessionId: 's',
  role,
  familyId: 'f',
});
const account = (id: string, role: AccountRole, configuredAdmin = false) => ({
  ...{ id, role, configuredAdmin },
});
const admin = person('eve', 'admin');
const support = person('sue', 'support');
const ann = account('ann', 'member');
const visitor: Actor = { kind: 'visitor' };
const job: Actor = { kind: 'system', job: 'x' };
const due: Actor = { ...person('eve', 'member'), secondFactorDue: 'admin' } as Actor;

describe('who may do what to an account', () => {
  it.each([
    ['an administrator to a member', admin, ann, [true, true, true, true]],
    ['an administrator to themselves', admin, account('eve', 'admin'), [true, false, false, false]],
    [
      'an administrator to the configured one',
      admin,
      account('root', 'admin', true),
      [true, true, false, false],
    ],
    ['an administrator to another one', admin, account('kim', 'admin'), [true, true, true, true]],
    ['support to a member', support, ann, [true, true, false, true]],
    ['support to themselves', support, account('sue', 'support'), [false, false, false, false]],
    ...(['admin', 'editor', 'support', 'reader'] as const).map(
      (role) =>
        [
          `support to ${role}`,
          support,
          account('kim', role),
          [false, false, false, false],
        ] as const,
    ),
    ['an editor', person('ed', 'editor'), ann, [false, false, false, false]],
    ['a reader', person('rea', 'reader'), ann, [false, false, false, false]],
    ['an administrator without the second factor', due, ann, [false, false, false, false]],
    ['a member to themselves', person('ann', 'member'), ann, [false, false, false, false]],
    ['a member to another', person('bob', 'member'), ann, [false, false, false, false]],
    ['a visitor', visitor, ann, [false, false, false, false]],
    ['a job', job, ann, [false, false, false, false]],
  ] as const)('%s: tend, suspend, change the role, delete', (_who, actor, subject, allowed) => {
    const decided = [mayTend, maySuspend, mayChangeRole, mayDelete].map((may) =>
      may(actor, subject),
    );
    expect(decided).toEqual(allowed);
  });

  it.each([
    ['admin', true],
    ['support', true],
    ['reader', true],
    ['editor', false],
  ] as [StaffRole, boolean][])('%s reads accounts: %s', (role, allowed) => {
    expect(mayReadAccounts(person('kim', role))).toBe(allowed);
  });

  it.each([
    ['a member', person('ann', 'member')],
    ['a visitor', visitor],
    ['a job', job],
  ])('%s reads none', (_who, actor) => {
    expect(mayReadAccounts(actor)).toBe(false);
  });
});
