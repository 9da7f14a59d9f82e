import type { Actor } from '#platform/context.ts';

interface Maker {
  readonly createdBy: string;
}

interface OwnedByFamily extends Maker {
  readonly familyId: string;
  /** What a recipient said to its author: of the author alone until they keep it. */
  readonly heldForAuthor: boolean;
}

/**
 * What a family keeps, every member of it may see; to all others it does not exist. What is held
 * for its author exists for the author alone.
 */
export function canSeeRecording(actor: Actor, recording: OwnedByFamily): boolean {
  if (actor.kind !== 'member' || actor.familyId !== recording.familyId) return false;
  return !recording.heldForAuthor || isMaker(actor, recording);
}

/** Words and trims are changed by who made the recording. */
export function canChangeRecording(actor: Actor, recording: OwnedByFamily): boolean {
  return canSeeRecording(actor, recording) && isMaker(actor, recording);
}

export function canDeleteRecording(actor: Actor, recording: OwnedByFamily): boolean {
  return canChangeRecording(actor, recording);
}

/**
 * A take is sent by who began it, in whatever family the session works meanwhile: a new sign-in
 * in the middle of it must not end it.
 */
export function canSendTake(actor: Actor, recording: Maker): boolean {
  return isMaker(actor, recording);
}

function isMaker(actor: Actor, recording: Maker): boolean {
  return actor.kind === 'member' && actor.userId === recording.createdBy;
}
