import { expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import { mayModerateReview, mayWriteReview } from '#features/publishing/reviews/review.policy.ts';

const member = (userId: string, role: 'member' | 'admin' = 'member'): Actor => ({
  ...{ kind: 'member', familyRole: 'owner', userId, role, familyId: 'f', sessionId: 's' },
});
const key = { id: 'k', name: 'a robot', kind: 'personal', scopes: new Set<never>() } as const;
const ofAnn = { authorId: 'ann' };

it.each([
  ['a visitor', { kind: 'visitor' }, false, false],
  ['a job', { kind: 'system', job: 'j' }, false, false],
  ['its author', member('ann'), true, false],
  ['another member', member('bob'), true, false],
  ['an administrator', member('bob', 'admin'), true, true],
  ['an administrator who wrote it', member('ann', 'admin'), true, false],
  ['a program with a key', { ...member('bob'), key, sessionId: null } as Actor, false, false],
  ['who looks at the sample', { ...member('bob'), sample: true } as Actor, false, false],
] as const)('%s writes: %#, moderates', (_who, actor, writes, moderates) => {
  expect(mayWriteReview(actor)).toBe(writes);
  expect(mayModerateReview(actor, ofAnn)).toBe(moderates);
});
