import type { RecordingAudienceName } from '@infinite/schema/catalogue/media';
import type { Actor } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';

interface Maker {
  readonly createdBy: string;
}

interface OwnedByFamily extends Maker {
  readonly familyId: string;
  /** What a recipient said to its author: of the author alone until they keep it. */
  readonly heldForAuthor: boolean;
  readonly audience: RecordingAudienceName;
}

/**
 * What a family keeps, every member of it may see; to all others it does not exist. Its maker still
 * sees it after leaving the family. What is held for its author, or kept by its maker to themselves,
 * exists for them alone; what waits to be erased, for nobody.
 */
export function canSeeRecording(actor: Actor, recording: OwnedByFamily): boolean {
  if (actor.kind !== 'member' || actor.familyId !== recording.familyId) return false;
  const { audience, heldForAuthor } = recording;
  if (audience === 'NOBODY') return false;
  if (isMaker(actor, recording)) return true;
  return !heldForAuthor && audience === 'FAMILY' && mayAct(actor, 'seeRecordings');
}

/** Title and note: by its maker, and by who tidies what the family keeps. */
export function canDescribeRecording(actor: Actor, recording: OwnedByFamily): boolean {
  if (canChangeRecording(actor, recording)) return true;
  return canSeeRecording(actor, recording) && mayAct(actor, 'describeAllRecordings');
}

/**
 * Trims and deletions are its maker's alone, whatever the role of the others: a message may need the
 * recording, and nobody but the message's author may find out that there is one.
 */
export function canChangeRecording(actor: Actor, recording: OwnedByFamily): boolean {
  if (!canSeeRecording(actor, recording) || !isMaker(actor, recording)) return false;
  return recording.heldForAuthor || mayAct(actor, 'changeOwnRecordings');
}

export function canDeleteRecording(actor: Actor, recording: OwnedByFamily): boolean {
  return canChangeRecording(actor, recording);
}

/** In the trash: who could delete it looks at it, restores it or erases it; to others it is gone. */
export function canKeepOfTrash(
  actor: Actor,
  recording: OwnedByFamily & { readonly audienceBefore: RecordingAudienceName | null },
): boolean {
  const { audienceBefore: audience } = recording;
  return audience !== null && canDeleteRecording(actor, { ...recording, audience });
}

/**
 * A take is sent by who began it, in whatever family the session works meanwhile: a new sign-in
 * in the middle of it must not end it. Neither does another role, but leaving the family does.
 * @param standing of the maker in the family of the take, now
 */
export function canSendTake(
  actor: Actor,
  take: Maker & { readonly standing: string | null },
): boolean {
  return isMaker(actor, take) && take.standing !== null && take.standing !== 'none';
}

function isMaker(actor: Actor, recording: Maker): boolean {
  return actor.kind === 'member' && actor.userId === recording.createdBy;
}
