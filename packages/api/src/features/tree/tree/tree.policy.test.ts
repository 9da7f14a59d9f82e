import type { MemberRoleName } from '@infinite/schema/catalogue/families';
import { memberRoles } from '@infinite/schema/catalogue/families';
import { describe, expect, it } from 'vitest';
import type { Member } from '#platform/context.ts';
import {
  audienceOf,
  canAddToTree,
  canChangeRecord,
  canMergeTree,
  canSeeTree,
} from '#features/tree/tree/tree.policy.ts';

const familyId = 'f';
const member = (familyRole: MemberRoleName | 'none', more: Partial<Member> = {}): Member => ({
  ...{ kind: 'member', userId: 'me', sessionId: 's', role: 'member', familyId, familyRole },
  ...more,
});
const mine = { familyId, createdBy: 'me' };
const theirs = { familyId, createdBy: 'them' };

describe('the rights of a tree', () => {
  it.each([
    ['owner', true, true, true, true, true],
    ['editor', true, true, true, true, true],
    ['contributor', true, true, true, false, false],
    ['viewer', true, false, false, false, false],
    ['none', false, false, false, false, false],
  ] as const)('%s: see %s, add %s, change own %s, change all %s, merge %s', (role, ...rights) => {
    const actor = member(role);
    expect([
      canSeeTree(actor, mine),
      canAddToTree(actor, mine),
      canChangeRecord(actor, mine),
      canChangeRecord(actor, theirs),
      canMergeTree(actor, mine),
    ]).toEqual(rights);
  });

  it('are those of the family in view, and nobody else’s', () => {
    for (const role of memberRoles) {
      const elsewhere = member(role, { familyId: 'another' });
      expect(canSeeTree(elsewhere, mine)).toBe(false);
      expect(canChangeRecord(elsewhere, mine)).toBe(false);
    }
    expect(canSeeTree({ kind: 'visitor' }, mine)).toBe(false);
    expect(canSeeTree({ kind: 'system', job: 'a-job' }, mine)).toBe(false);
  });
});

describe('what an actor sees of the living and of confidential records', () => {
  const key = (...scopes: ('tree:read' | 'tree:living')[]) =>
    ({ key: { id: 'k', name: 'k', kind: 'personal', scopes: new Set(scopes) } }) as const;

  it.each([
    ['owner', {}, true, true, true, 'i'],
    ['editor', {}, true, true, true, 'i'],
    ['contributor', {}, true, true, false, 'i'],
    ['viewer', {}, false, true, false, 'i'],
    ['owner', key('tree:read'), false, false, false, null],
    ['owner', key('tree:read', 'tree:living'), true, true, true, 'i'],
    ['viewer', key('tree:read', 'tree:living'), false, true, false, 'i'],
  ] as const)('%s %o: details %s, names %s, confidential %s', (role, more, ...seen) => {
    const audience = audienceOf(member(role, more), { familyId }, 'i');
    expect([
      audience.seesLivingDetails,
      audience.seesLivingNames,
      audience.seesRestricted,
      audience.self,
    ]).toEqual(seen);
  });
});
