import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import {
  canAttachVoice,
  canCite,
  canDetachVoice,
  isShared,
} from '#features/tree/voices/voice.policy.ts';

const member = (userId: string, familyRole: FamilyStanding, familyId = 'family'): Actor => ({
  ...{ kind: 'member', userId, sessionId: 's', role: 'member', familyId, familyRole },
});
const record = { familyId: 'family', createdBy: 'adder' };
const recording = {
  familyId: 'family',
  createdBy: 'maker',
  kind: 'VOICE',
  audience: 'FAMILY',
  heldForAuthor: false,
} as const;

describe('voices in the tree are handled by', () => {
  it.each<[string, Actor, [boolean, boolean, boolean, boolean]]>([
    // attach, detach, cite a known fact, add a cited fact
    ['the owner', member('sister', 'owner'), [true, true, true, true]],
    ['an editor', member('sister', 'editor'), [true, true, true, true]],
    ['a contributor', member('sister', 'contributor'), [true, false, true, false]],
    ['who added the person', member('adder', 'contributor'), [true, true, true, true]],
    ['who made the recording', member('maker', 'contributor'), [true, true, true, false]],
    ['who made it, now a viewer', member('maker', 'viewer'), [false, false, false, false]],
    ['a viewer', member('sister', 'viewer'), [false, false, false, false]],
    ['a former member', member('adder', 'none'), [false, false, false, false]],
    ['a member of another family', member('adder', 'owner', 'x'), [false, false, false, false]],
    ['a visitor', { kind: 'visitor' }, [false, false, false, false]],
  ])('%s', (_, actor, expected) => {
    expect([
      canAttachVoice(actor, record, recording),
      canDetachVoice(actor, record, recording),
      canCite(actor, record, { recording, addsFact: false }),
      canCite(actor, record, { recording, addsFact: true }),
    ]).toEqual(expected);
  });

  it.each([
    ['kept by its maker', { audience: 'MAKER' }],
    ['in the trash', { audience: 'NOBODY' }],
    ['held for its author', { heldForAuthor: true }],
    ['of another family', { familyId: 'x' }],
  ] as const)('nobody while it is %s', (_, change) => {
    const hidden = { ...recording, ...change };
    expect(canAttachVoice(member('maker', 'owner'), record, hidden)).toBe(false);
    expect(canCite(member('maker', 'owner'), record, { recording: hidden, addsFact: true })).toBe(
      false,
    );
  });

  it('a photo is attached and proves nothing', () => {
    const photo = { ...recording, kind: 'PHOTO' as const };
    expect(isShared(photo)).toBe(true);
    expect(canAttachVoice(member('sister', 'owner'), record, photo)).toBe(true);
    const cited = { recording: photo, addsFact: false };
    expect(canCite(member('sister', 'owner'), record, cited)).toBe(false);
  });
});
