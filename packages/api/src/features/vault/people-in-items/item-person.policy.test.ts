import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import { canTag, canUntag } from '#features/vault/people-in-items/item-person.policy.ts';

const member = (userId: string, familyRole: FamilyStanding): Actor => ({
  kind: 'member',
  userId,
  sessionId: 's',
  role: 'member',
  familyId: 'family',
  familyRole,
});
const contact = { taggedBy: 'tagger', userId: null };
const herself = { taggedBy: 'tagger', userId: 'tagged' };

describe('who names people in what they may see', () => {
  it.each<[string, Actor, [boolean, boolean, boolean]]>([
    // tag, take a contact's tag off, take a member's tag off
    ['who tagged, a contributor', member('tagger', 'contributor'), [true, true, true]],
    ['who tagged, now a viewer', member('tagger', 'viewer'), [false, false, false]],
    ['who tagged and left', member('tagger', 'none'), [false, false, false]],
    ['an editor', member('sister', 'editor'), [true, true, true]],
    ['the owner', member('sister', 'owner'), [true, true, true]],
    ['another contributor', member('sister', 'contributor'), [true, false, false]],
    ['the tagged member, a viewer', member('tagged', 'viewer'), [false, false, true]],
    ['the tagged member, who left', member('tagged', 'none'), [false, false, false]],
    ['a viewer', member('sister', 'viewer'), [false, false, false]],
    ['a visitor', { kind: 'visitor' }, [false, false, false]],
  ])('%s', (_, actor, expected) => {
    expect([canTag(actor), canUntag(actor, contact), canUntag(actor, herself)]).toEqual(expected);
  });
});
