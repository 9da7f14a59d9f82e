import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import {
  canChangeRecording,
  canDeleteRecording,
  canDescribeRecording,
  canSeeRecording,
  canSendTake,
} from '#features/recordings/recordings/recording.policy.ts';

const recording = {
  familyId: 'family',
  createdBy: 'maker',
  heldForAuthor: false,
  audience: 'FAMILY',
} as const;
const member = (
  userId: string,
  familyId: string,
  familyRole: FamilyStanding = 'editor',
  role: 'member' | 'admin' = 'member',
): Actor => ({ kind: 'member', userId, sessionId: 's', role, familyId, familyRole });

describe('who may do what with a recording', () => {
  it.each<[string, Actor, [boolean, boolean, boolean, boolean]]>([
    // see, describe, change, delete
    ['its maker, the owner', member('maker', 'family', 'owner'), [true, true, true, true]],
    ['its maker, an editor', member('maker', 'family'), [true, true, true, true]],
    [
      'its maker, a contributor',
      member('maker', 'family', 'contributor'),
      [true, true, true, true],
    ],
    ['its maker, now a viewer', member('maker', 'family', 'viewer'), [true, false, false, false]],
    ['its maker, who left', member('maker', 'family', 'none'), [true, false, false, false]],
    [
      'its maker, working in another family',
      member('maker', 'other'),
      [false, false, false, false],
    ],
    ['the owner', member('sister', 'family', 'owner'), [true, true, false, false]],
    ['an editor', member('sister', 'family', 'editor'), [true, true, false, false]],
    ['a contributor', member('sister', 'family', 'contributor'), [true, false, false, false]],
    ['a viewer', member('sister', 'family', 'viewer'), [true, false, false, false]],
    ['somebody who left', member('sister', 'family', 'none'), [false, false, false, false]],
    ['a stranger', member('stranger', 'other', 'owner'), [false, false, false, false]],
    ['an admin', member('admin', 'other', 'owner', 'admin'), [false, false, false, false]],
    ['a visitor', { kind: 'visitor' }, [false, false, false, false]],
    ['a job', { kind: 'system', job: 'x' }, [false, false, false, false]],
  ])('%s', (_, actor, expected) => {
    expect([
      canSeeRecording(actor, recording),
      canDescribeRecording(actor, recording),
      canChangeRecording(actor, recording),
      canDeleteRecording(actor, recording),
    ]).toEqual(expected);
  });

  it.each<[string, Actor, FamilyStanding | null, boolean]>([
    ['its maker', member('maker', 'family'), 'contributor', true],
    ['its maker, working in another family', member('maker', 'other'), 'contributor', true],
    ['its maker, a viewer since', member('maker', 'family', 'viewer'), 'viewer', true],
    ['its maker, who left', member('maker', 'other'), 'none', false],
    ['its maker, whom the family does not know', member('maker', 'other'), null, false],
    ['another member', member('sister', 'family', 'owner'), 'contributor', false],
    ['a visitor', { kind: 'visitor' }, 'contributor', false],
  ])('%s, with a take that is on its way', (_, actor, standing, expected) => {
    expect(canSendTake(actor, { createdBy: 'maker', standing })).toBe(expected);
  });

  it.each<[string, Actor, boolean]>([
    ['its author', member('maker', 'family'), true],
    ['its author, working in another family', member('maker', 'other'), false],
    ['the owner', member('sister', 'family', 'owner'), false],
    ['a stranger', member('stranger', 'other'), false],
    ['an admin of the product', member('admin', 'other', 'owner', 'admin'), false],
    ['a visitor', { kind: 'visitor' }, false],
  ])('%s, with what is held for its author', (_, actor, expected) => {
    const held = { ...recording, heldForAuthor: true };
    expect([
      canSeeRecording(actor, held),
      canDescribeRecording(actor, held),
      canChangeRecording(actor, held),
      canDeleteRecording(actor, held),
    ]).toEqual([expected, expected, expected, expected]);
  });

  it.each<[string, Actor, boolean]>([
    ['its maker', member('maker', 'family', 'contributor'), true],
    ['its maker, working in another family', member('maker', 'other'), false],
    ['the owner', member('sister', 'family', 'owner'), false],
    ['an editor', member('sister', 'family', 'editor'), false],
    ['a stranger', member('stranger', 'other'), false],
    ['an admin of the product', member('admin', 'other', 'owner', 'admin'), false],
  ])('%s, with what its maker keeps to themselves', (_, actor, expected) => {
    const own = { ...recording, audience: 'MAKER' } as const;
    expect([
      canSeeRecording(actor, own),
      canDescribeRecording(actor, own),
      canChangeRecording(actor, own),
      canDeleteRecording(actor, own),
    ]).toEqual([expected, expected, expected, expected]);
  });

  it('what waits to be erased is there for nobody, not even for its maker', () => {
    const gone = { ...recording, audience: 'NOBODY' } as const;
    for (const actor of [member('maker', 'family', 'owner'), member('sister', 'family')]) {
      expect(canSeeRecording(actor, gone)).toBe(false);
      expect(canChangeRecording(actor, gone)).toBe(false);
    }
  });
});
