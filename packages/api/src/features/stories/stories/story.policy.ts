import type { Actor } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';

interface Story {
  readonly familyId: string;
  readonly createdBy: string | null;
  readonly draftOf: string | null;
}

/** A draft is its maker's alone; then the whole family reads it, each with the items they may see. */
export function canSeeStory(actor: Actor, story: Omit<Story, 'createdBy'>): boolean {
  if (actor.kind !== 'member' || actor.familyId !== story.familyId) return false;
  if (!mayAct(actor, 'seeRecordings')) return false;
  return story.draftOf === null || story.draftOf === actor.userId;
}

/** Words, chapters and the codes of its books: who made it, and who tidies what the family keeps. */
export function canChangeStory(actor: Actor, story: Story): boolean {
  if (!canSeeStory(actor, story)) return false;
  return mayAct(actor, 'describeAllRecordings') || isMaker(actor, story);
}

/** Only its maker shows it to the family, and takes it back. */
export function canPublishStory(actor: Actor, story: Story): boolean {
  return canSeeStory(actor, story) && isMaker(actor, story);
}

function isMaker(actor: Actor, { createdBy }: Story): boolean {
  if (actor.kind !== 'member' || actor.userId !== createdBy) return false;
  return mayAct(actor, 'addRecordings');
}
