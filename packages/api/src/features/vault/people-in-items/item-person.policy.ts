import type { Actor } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';

interface Tag {
  readonly taggedBy: string | null;
  /** The member who is tagged; null for everybody else. */
  readonly userId: string | null;
}

/** For items that the actor may see: viewers look. */
export function canTag(actor: Actor): boolean {
  return mayAct(actor, 'addRecordings');
}

/** Their own tags, those of themselves, and as an editor any. For items that the actor may see. */
export function canUntag(actor: Actor, tag: Tag): boolean {
  if (actor.kind !== 'member' || !mayAct(actor, 'seeRecordings')) return false;
  if (tag.userId === actor.userId || mayAct(actor, 'describeAllRecordings')) return true;
  return tag.taggedBy === actor.userId && canTag(actor);
}
