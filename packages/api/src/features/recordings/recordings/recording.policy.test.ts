import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import {
  canChangeRecording,
  canDeleteRecording,
  canSeeRecording,
  canSendTake,
} from '#features/recordings/recordings/recording.policy.ts';

const recording = { familyId: 'family', createdBy: 'maker', heldForAuthor: false };
const member = (userId: string, familyId: string, role: 'member' | 'admin' = 'member'): Actor => ({
  kind: 'member',
  userId,
  sessionId: 's',
  role,
  familyId,
});

describe('who may do what with a recording', () => {
  it.each<[string, Actor, [boolean, boolean, boolean, boolean]]>([
    // see, change, delete, send
    ['its maker', member('maker', 'family'), [true, true, true, true]],
    ['its maker, working in another family', member('maker', 'other'), [false, false, false, true]],
    ['a relative', member('sister', 'family'), [true, false, false, false]],
    ['a stranger', member('stranger', 'other'), [false, false, false, false]],
    ['an admin of the product', member('admin', 'other', 'admin'), [false, false, false, false]],
    ['a visitor', { kind: 'visitor' }, [false, false, false, false]],
    ['a job', { kind: 'system', job: 'x' }, [false, false, false, false]],
  ])('%s', (_, actor, expected) => {
    expect([
      canSeeRecording(actor, recording),
      canChangeRecording(actor, recording),
      canDeleteRecording(actor, recording),
      canSendTake(actor, recording),
    ]).toEqual(expected);
  });

  it.each<[string, Actor, boolean]>([
    ['its author', member('maker', 'family'), true],
    ['its author, working in another family', member('maker', 'other'), false],
    ['a relative', member('sister', 'family'), false],
    ['a stranger', member('stranger', 'other'), false],
    ['an admin of the product', member('admin', 'other', 'admin'), false],
    ['a visitor', { kind: 'visitor' }, false],
  ])('%s, with what is held for its author', (_, actor, expected) => {
    const held = { ...recording, heldForAuthor: true };
    expect([
      canSeeRecording(actor, held),
      canChangeRecording(actor, held),
      canDeleteRecording(actor, held),
    ]).toEqual([expected, expected, expected]);
  });
});
