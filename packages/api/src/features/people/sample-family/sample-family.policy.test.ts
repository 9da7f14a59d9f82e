import { expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import { leaveToChange } from '#features/people/sample-family/sample-family.policy.ts';

const member: Actor = {
  kind: 'member',
  familyRole: 'owner',
  userId: 'u',
  familyId: 'f',
  sessionId: 's',
  role: 'member',
};
const sample: Actor = { ...member, sample: true };

it.each([
  ['a visitor', { kind: 'visitor' }, 'createDraft', 'as they are'],
  ['a job', { kind: 'system', job: 'j' }, 'createDraft', 'as they are'],
  ['a member', member, 'createDraft', 'as they are'],
  ['who looks', sample, 'createDraft', 'refused'],
  ['who looks', sample, 'changePassword', 'refused'],
  ['who looks', sample, 'anOperationOfNextYear', 'refused'],
  ['who looks', sample, 'DELETE /media/uploads', 'refused'],
  ['who looks', sample, 'signOutEverywhere', 'refused'],
  ['who looks', sample, 'signOut', 'as they are'],
  ['who looks', sample, 'enterSampleFamily', 'as they are'],
  ['who looks', sample, 'POST /graphql', 'as they are'],
  ['who looks', sample, 'signUp', 'as a visitor'],
  ['who looks', sample, 'sendEnquiry', 'as a visitor'],
  ['who looks', sample, 'POST /api/auth/signin', 'as a visitor'],
  ['who looks', sample, 'POST /api/auth/second-step', 'as a visitor'],
  ['who looks', sample, 'POST /api/auth/passkeys/options', 'as a visitor'],
  ['who looks', sample, 'POST /api/auth/passkeys/sign-in', 'as a visitor'],
  ['who looks', sample, 'POST /api/auth/passkeys', 'refused'],
] as const)('%s does it: %#', (_who, actor, act, leave) => {
  expect(leaveToChange(actor, act)).toBe(leave);
});
