import {
  familyActs,
  mayInFamily,
  memberRoles,
  type FamilyStanding,
  type MemberRoleName,
} from '@infinite/schema/catalogue/families';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import {
  canAnswerOffer,
  canLeaveFamily,
  canManageMember,
  canOfferFamily,
} from '#features/people/families/people/family-people.policy.ts';

const actor = (familyRole: FamilyStanding, userId = 'me', familyId = 'family'): Actor => ({
  kind: 'member',
  userId,
  sessionId: 's',
  role: 'member',
  familyId,
  familyRole,
});
const member = (role: MemberRoleName, userId = 'other') => ({ familyId: 'family', userId, role });

describe('the table of who may what', () => {
  it.each([
    // owner, editor, contributor, viewer, none
    ['seeRecordings', [true, true, true, true, false]],
    ['seePeople', [true, true, true, true, false]],
    ['addRecordings', [true, true, true, false, false]],
    ['changeOwnRecordings', [true, true, true, false, false]],
    ['writeMessages', [true, true, true, false, false]],
    ['addChildren', [true, true, true, false, false]],
    ['describeAllRecordings', [true, true, false, false, false]],
    ['turnOnTranscripts', [true, true, false, false, false]],
    ['readComments', [true, true, true, true, false]],
    ['comment', [true, true, true, false, false]],
    ['hideComments', [true, true, false, false, false]],
    ['seeContacts', [true, true, true, true, false]],
    ['addContacts', [true, true, true, false, false]],
    ['changeAllContacts', [true, true, false, false, false]],
    ['seeTree', [true, true, true, true, false]],
    ['seeLivingDetails', [true, true, true, false, false]],
    ['addToTree', [true, true, true, false, false]],
    ['changeAllOfTree', [true, true, false, false, false]],
    ['mergeTree', [true, true, false, false, false]],
    ['importTree', [true, true, false, false, false]],
    ['exportTree', [true, true, true, false, false]],
    ['renameFamily', [true, true, false, false, false]],
    ['managePeople', [true, false, false, false, false]],
    ['transferFamily', [true, false, false, false, false]],
  ] as const)('%s', (act, expected) => {
    expect([...memberRoles, 'none' as const].map((role) => mayInFamily(role, act))).toEqual(
      expected,
    );
  });

  it('has no act that the test above forgot', () => expect(familyActs).toHaveLength(24));
});

describe('who manages members', () => {
  it.each<[string, Actor, MemberRoleName, boolean, boolean]>([
    // manage, offer
    ['the owner an editor', actor('owner'), 'editor', true, true],
    ['the owner a viewer', actor('owner'), 'viewer', true, true],
    ['the owner another owner', actor('owner'), 'owner', false, false],
    ['an editor a viewer', actor('editor'), 'viewer', false, false],
    ['a contributor a viewer', actor('contributor'), 'viewer', false, false],
    ['a viewer a viewer', actor('viewer'), 'viewer', false, false],
    ['a former member a viewer', actor('none'), 'viewer', false, false],
    ['the owner of another family a viewer', actor('owner', 'me', 'else'), 'viewer', false, false],
    ['a visitor a viewer', { kind: 'visitor' }, 'viewer', false, false],
    ['a job a viewer', { kind: 'system', job: 'x' }, 'viewer', false, false],
  ])('%s', (_, by, role, manages, offers) => {
    expect(canManageMember(by, member(role))).toBe(manages);
    expect(canOfferFamily(by, member(role))).toBe(offers);
  });

  it.each<[string, Actor, ReturnType<typeof member>, boolean]>([
    ['an editor', actor('editor'), member('editor', 'me'), true],
    ['a viewer', actor('viewer'), member('viewer', 'me'), true],
    ['the owner', actor('owner'), member('owner', 'me'), false],
    ['somebody for another', actor('editor'), member('viewer'), false],
    ['a member in another family', actor('editor', 'me', 'else'), member('editor', 'me'), false],
  ])('%s leaves', (_, by, self, expected) => expect(canLeaveFamily(by, self)).toBe(expected));

  it.each<[string, Actor, boolean]>([
    ['the member it was made to', actor('viewer', 'heir'), true],
    ['the owner who made it', actor('owner', 'me'), false],
    ['another member', actor('editor', 'sister'), false],
    ['the member, after leaving', actor('none', 'heir'), false],
    ['the member, in another family', actor('viewer', 'heir', 'else'), false],
    ['a visitor', { kind: 'visitor' }, false],
  ])('%s answers an offer', (_, by, expected) =>
    expect(canAnswerOffer(by, { familyId: 'family', toUserId: 'heir' })).toBe(expected),
  );
});
