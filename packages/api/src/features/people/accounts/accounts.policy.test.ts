import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import { mayEndSession } from './accounts.policy.ts';

const member = (userId: string, role: 'member' | 'admin' = 'member'): Actor => ({
  kind: 'member',
  familyRole: 'owner',
  userId,
  sessionId: 's',
  role,
  familyId: 'f',
});

describe('mayEndSession', () => {
  it.each([
    ['the person whose it is', member('ann'), true],
    ['another member', member('bob'), false],
    ['an administrator', member('eve', 'admin'), false],
    ['a visitor', { kind: 'visitor' } as const, false],
    ['a job', { kind: 'system', job: 'x' } as const, false],
  ])('%s: %#', (_who, actor, allowed) =>
    expect(mayEndSession(actor, { userId: 'ann' })).toBe(allowed),
  );
});
