import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { describe, expect, test } from 'vitest';
import type { Actor } from '#platform/context.ts';
import {
  canAddQuestions,
  canManageCapture,
  canRemoveQuestion,
  canSeeCapture,
} from './capture.policy.ts';

const asked = { familyId: 'ours', askedBy: 'asker', state: 'ACTIVE' } as const;
const ended = { ...asked, state: 'ENDED' } as const;
const ofOther = { askedBy: 'other' };

function member(familyRole: FamilyStanding, userId = 'someone', familyId = 'ours'): Actor {
  return { kind: 'member', userId, sessionId: 's', role: 'member', familyId, familyRole };
}

type Row = [string, Actor, { see: boolean; add: boolean; manage: boolean; remove: boolean }];
const all = { see: true, add: true, manage: true, remove: true };
const none = { see: false, add: false, manage: false, remove: false };

const rows: Row[] = [
  ['an owner', member('owner'), all],
  ['an editor', member('editor'), all],
  ['a contributor', member('contributor'), { ...none, see: true, add: true }],
  ['a viewer', member('viewer'), { ...none, see: true }],
  ['the asker, contributor', member('contributor', 'asker'), all],
  ['the asker, viewer by now', member('viewer', 'asker'), { ...all, add: false }],
  ['the asker, who left', member('none', 'asker'), none],
  ['an owner elsewhere', member('owner', 'someone', 'theirs'), none],
  ['a visitor', { kind: 'visitor' }, none],
];

describe('who may do what with a capture', () => {
  test.each(rows)('%s', (_who, actor, may) => {
    expect({
      see: canSeeCapture(actor, asked),
      add: canAddQuestions(actor, asked),
      manage: canManageCapture(actor, asked),
      remove: canRemoveQuestion(actor, asked, ofOther),
    }).toEqual(may);
  });

  test('a contributor takes an own question back, and nobody adds to what has ended', () => {
    expect(canRemoveQuestion(member('contributor'), asked, { askedBy: 'someone' })).toBe(true);
    expect(canRemoveQuestion(member('contributor'), ended, { askedBy: 'someone' })).toBe(false);
    expect(canAddQuestions(member('owner'), ended)).toBe(false);
  });
});
