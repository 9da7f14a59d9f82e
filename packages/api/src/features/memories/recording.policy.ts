import type { Actor } from '#context.ts';

interface OwnedByFamily {
  readonly familyId: string;
  readonly createdBy: string;
}

/** What a family keeps, every member of it may see; to all others it does not exist. */
export function canSeeRecording(actor: Actor, recording: OwnedByFamily): boolean {
  return actor.kind === 'member' && actor.familyId === recording.familyId;
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
export function canSendTake(actor: Actor, recording: OwnedByFamily): boolean {
  return isMaker(actor, recording);
}

function isMaker(actor: Actor, recording: OwnedByFamily): boolean {
  return actor.kind === 'member' && actor.userId === recording.createdBy;
}
