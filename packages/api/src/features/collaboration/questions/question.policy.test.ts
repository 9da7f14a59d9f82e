import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { expect, it } from 'vitest';
import {
  canAnswerQuestion,
  canReadQuestion,
  canSeeDecline,
  canWithdrawQuestion,
} from '#features/collaboration/questions/question.policy.ts';
import type { Actor } from '#platform/context.ts';

const member = (userId: string, familyRole: FamilyStanding, familyId = 'family'): Actor => ({
  kind: 'member',
  sessionId: 's',
  role: 'member',
  userId,
  familyId,
  familyRole,
});
const question = { familyId: 'family', askerId: 'asker', withdrawnAt: null };
const withdrawn = { ...question, withdrawnAt: 'yesterday' };
const answer = { memberId: 'asked', state: 'OPEN' } as const;

it.each<[string, Actor, string]>([
  ['the asker', member('asker', 'contributor'), 'read withdraw decline'],
  ['the asker, a viewer meanwhile', member('asker', 'viewer'), 'read withdraw decline'],
  ['who is asked, a viewer', member('asked', 'viewer'), 'read answer decline'],
  ['the owner', member('other', 'owner'), 'read'],
  ['who is asked, in another family', member('asked', 'owner', 'other'), 'decline'],
  ['who was asked and left', member('asked', 'none'), 'decline'],
  ['a visitor', { kind: 'visitor' }, ''],
])('%s may: %s', (_, actor, may) => {
  const allowed = {
    read: canReadQuestion(actor, question),
    withdraw: canWithdrawQuestion(actor, question),
    answer: canAnswerQuestion(actor, question, answer),
    decline: canSeeDecline(actor, question, answer),
  };
  const names = Object.entries(allowed).flatMap(([name, is]) => (is ? [name] : []));
  expect(names.join(' ')).toBe(may);
});

it('nothing is done with a question that was withdrawn, nor answered twice', () => {
  const asked = member('asked', 'editor');
  expect(canReadQuestion(asked, withdrawn)).toBe(false);
  expect(canAnswerQuestion(asked, withdrawn, answer)).toBe(false);
  expect(canWithdrawQuestion(member('asker', 'owner'), withdrawn)).toBe(false);
  for (const state of ['ANSWERED', 'DECLINED'] as const) {
    expect(canAnswerQuestion(asked, question, { ...answer, state })).toBe(false);
  }
});
