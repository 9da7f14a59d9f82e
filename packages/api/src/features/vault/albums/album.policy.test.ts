import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import { canChangeAlbum, canSeeAlbum } from '#features/vault/albums/album.policy.ts';

const album = { familyId: 'family', createdBy: 'maker' };
const member = (
  userId: string,
  familyRole: FamilyStanding,
  familyId = 'family',
  role: 'member' | 'admin' = 'member',
): Actor => ({ kind: 'member', userId, sessionId: 's', role, familyId, familyRole });

describe('who may do what with an album', () => {
  it.each<[string, Actor, [boolean, boolean]]>([
    // see, change
    ['its maker, a contributor', member('maker', 'contributor'), [true, true]],
    ['its maker, now a viewer', member('maker', 'viewer'), [true, false]],
    ['its maker, who left', member('maker', 'none'), [false, false]],
    ['its maker, working in another family', member('maker', 'owner', 'other'), [false, false]],
    ['the owner', member('sister', 'owner'), [true, true]],
    ['an editor', member('sister', 'editor'), [true, true]],
    ['a contributor', member('sister', 'contributor'), [true, false]],
    ['a viewer', member('sister', 'viewer'), [true, false]],
    ['a stranger', member('stranger', 'owner', 'other'), [false, false]],
    ['an admin', member('admin', 'owner', 'other', 'admin'), [false, false]],
    ['a visitor', { kind: 'visitor' }, [false, false]],
    ['a job', { kind: 'system', job: 'x' }, [false, false]],
  ])('%s', (_, actor, expected) => {
    expect([canSeeAlbum(actor, album), canChangeAlbum(actor, album)]).toEqual(expected);
  });

  it('an album whose maker is gone is the editors’', () => {
    const left = { ...album, createdBy: null };
    expect(canChangeAlbum(member('sister', 'editor'), left)).toBe(true);
    expect(canChangeAlbum(member('sister', 'contributor'), left)).toBe(false);
  });
});
