import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import { mayChangeRole, mayDelete, maySuspend, mayTendAccounts } from './users.policy.ts';

const member = (userId: string, role: 'member' | 'admin'): Actor => ({
  kind: 'member',
  familyRole: 'owner',
  userId,
  sessionId: 's',
  role,
  familyId: 'f',
});
const admin = member('eve', 'admin');
const ann = { id: 'ann', configuredAdmin: false };
const eve = { id: 'eve', configuredAdmin: false };
const configured = { id: 'root', configuredAdmin: true };

describe('who may do what to an account', () => {
  it.each([
    ['an administrator to a member', admin, ann, [true, true, true]],
    ['an administrator to themselves', admin, eve, [false, false, false]],
    ['an administrator to the configured one', admin, configured, [true, false, false]],
    ['a member to themselves', member('ann', 'member'), ann, [false, false, false]],
    ['a member to another', member('bob', 'member'), ann, [false, false, false]],
    ['a visitor', { kind: 'visitor' } as const, ann, [false, false, false]],
    ['a job', { kind: 'system', job: 'x' } as const, ann, [false, false, false]],
  ])('%s: suspend, change the role, delete', (_who, actor, account, allowed) => {
    const decided = [maySuspend, mayChangeRole, mayDelete].map((may) => may(actor, account));
    expect(decided).toEqual(allowed);
  });

  it.each([
    ['an administrator', admin, true],
    ['a member', member('ann', 'member'), false],
    ['a visitor', { kind: 'visitor' } as const, false],
    ['a job', { kind: 'system', job: 'x' } as const, false],
  ])('%s tends accounts or not', (_who, actor, allowed) => {
    expect(mayTendAccounts(actor)).toBe(allowed);
  });
});
