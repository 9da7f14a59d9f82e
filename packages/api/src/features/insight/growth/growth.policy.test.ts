import { expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import { mayManageGrowth } from '#features/insight/growth/growth.policy.ts';

const member = (role: 'member' | 'admin', key?: 'personal' | 'service'): Actor => ({
  kind: 'member',
  familyRole: 'owner',
  userId: 'u',
  role,
  familyId: 'f',
  sessionId: key ? null : 's',
  ...(key ? { key: { id: 'k', name: 'a robot', kind: key, scopes: new Set() } } : {}),
});

it.each([
  ['a visitor', { kind: 'visitor' }, false],
  ['a job', { kind: 'system', job: 'j' }, false],
  ['a member', member('member'), false],
  ['an administrator', member('admin'), true],
  ['a service key', member('admin', 'service'), true],
  ['an administrator’s personal key', member('admin', 'personal'), false],
] as const)('%s manages the growth tools: %s', (_who, actor, expected) => {
  expect(mayManageGrowth(actor)).toBe(expected);
});
