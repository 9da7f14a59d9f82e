import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/context.ts';
import {
  canChangeStory,
  canPublishStory,
  canSeeStory,
} from '#features/stories/stories/story.policy.ts';

const published = { familyId: 'family', createdBy: 'maker', draftOf: null };
const draft = { ...published, draftOf: 'maker' };
const member = (
  userId: string,
  familyRole: FamilyStanding,
  familyId = 'family',
  role: 'member' | 'admin' = 'member',
): Actor => ({ kind: 'member', userId, sessionId: 's', role, familyId, familyRole });

type Rights = readonly [see: boolean, change: boolean, publish: boolean];
const all: Rights = [true, true, true];
const none: Rights = [false, false, false];
const reads: Rights = [true, false, false];
const edits: Rights = [true, true, false];

describe('who may do what with a story', () => {
  it.each<[string, Actor, Rights, Rights]>([
    // published, draft
    ['its maker, a contributor', member('maker', 'contributor'), all, all],
    ['its maker, an editor', member('maker', 'editor'), all, all],
    ['its maker, now a viewer', member('maker', 'viewer'), reads, reads],
    ['its maker, who left', member('maker', 'none'), none, none],
    ['its maker, working in another family', member('maker', 'owner', 'other'), none, none],
    ['the owner', member('sister', 'owner'), edits, none],
    ['an editor', member('sister', 'editor'), edits, none],
    ['a contributor', member('sister', 'contributor'), reads, none],
    ['a viewer', member('sister', 'viewer'), reads, none],
    ['a stranger', member('stranger', 'owner', 'other'), none, none],
    ['an admin', member('admin', 'owner', 'other', 'admin'), none, none],
    ['a visitor', { kind: 'visitor' }, none, none],
    ['a job', { kind: 'system', job: 'x' }, none, none],
  ])('%s', (_, actor, ofPublished, ofDraft) => {
    const rights = (story: typeof published | typeof draft) => [
      canSeeStory(actor, story),
      canChangeStory(actor, story),
      canPublishStory(actor, story),
    ];
    expect([rights(published), rights(draft)]).toEqual([ofPublished, ofDraft]);
  });

  it('a story whose maker is gone is the editors’', () => {
    const left = { ...published, createdBy: null };
    expect(canChangeStory(member('sister', 'editor'), left)).toBe(true);
    expect(canChangeStory(member('sister', 'contributor'), left)).toBe(false);
  });
});
