import type { Actor } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';

interface Album {
  readonly familyId: string;
  readonly createdBy: string | null;
}

/** The whole family looks at its albums; each sees the items in them that they may see. */
export function canSeeAlbum(actor: Actor, album: Pick<Album, 'familyId'>): boolean {
  if (actor.kind !== 'member' || actor.familyId !== album.familyId) return false;
  return mayAct(actor, 'seeRecordings');
}

/** Its title, its order and what is in it: who made it, and who tidies what the family keeps. */
export function canChangeAlbum(actor: Actor, album: Album): boolean {
  if (!canSeeAlbum(actor, album)) return false;
  if (mayAct(actor, 'describeAllRecordings')) return true;
  const isOwn = actor.kind === 'member' && actor.userId === album.createdBy;
  return isOwn && mayAct(actor, 'addRecordings');
}
