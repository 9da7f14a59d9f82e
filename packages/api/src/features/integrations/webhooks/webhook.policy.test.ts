import { expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import { mayManageWebhook } from '#features/integrations/webhooks/webhook.policy.ts';

const member = (userId: string, role: 'member' | 'admin' = 'member'): Actor => ({
  kind: 'member',
  familyRole: 'owner',
  userId,
  role,
  familyId: 'f',
  sessionId: 's',
});
const withServiceKey = (userId: string): Actor => ({
  kind: 'member',
  familyRole: 'owner',
  userId,
  role: 'admin',
  familyId: 'f',
  sessionId: null,
  key: { id: 'k', name: 'a robot', kind: 'service', scopes: new Set(['webhooks:write']) },
});
const ofProduct = { familyId: null, ownerId: 'ann' };
const ofAnn = { familyId: 'f', ownerId: 'ann' };

it.each([
  ['a visitor', { kind: 'visitor' }, ofAnn, false],
  ['a job', { kind: 'system', job: 'j' }, ofAnn, false],
  ['its owner', member('ann'), ofAnn, true],
  ['a service key of its owner', withServiceKey('ann'), ofAnn, false],
  ['a service key', withServiceKey('ann'), ofProduct, true],
  ['a relative', member('bob'), ofAnn, false],
  ['an administrator', member('bob', 'admin'), ofAnn, false],
  ['an administrator', member('bob', 'admin'), ofProduct, true],
  ['who was an administrator when it was made', member('ann'), ofProduct, false],
  ['a visitor', { kind: 'visitor' }, ofProduct, false],
] as const)('%s manages a webhook %#: %s', (_who, actor, endpoint, expected) => {
  expect(mayManageWebhook(actor, endpoint)).toBe(expected);
});
