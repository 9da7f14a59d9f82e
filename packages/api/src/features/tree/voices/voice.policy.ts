import type { RecordingAudienceName, RecordingKindName } from '@infinite/schema/catalogue/media';
import type { Actor } from '#platform/context.ts';
import { canAddToTree, canChangeRecord } from '#features/tree/tree/index.ts';

interface Kept {
  readonly familyId: string;
  readonly createdBy: string;
  readonly kind: RecordingKindName;
  readonly audience: RecordingAudienceName;
  readonly heldForAuthor: boolean;
}

interface Record {
  readonly familyId: string;
  readonly createdBy: string | null;
}

/** The tree is the family's: what only its maker may see would be named through it. */
export function isShared({ audience, heldForAuthor }: Kept): boolean {
  return audience === 'FAMILY' && !heldForAuthor;
}

/** Who adds to the tree may add a voice to anybody in it. For recordings that the actor may see. */
export function canAttachVoice(actor: Actor, record: Record, recording: Kept): boolean {
  return (
    isShared(recording) && recording.familyId === record.familyId && canAddToTree(actor, record)
  );
}

/** Who changes the record, and the maker of the recording. */
export function canDetachVoice(actor: Actor, record: Record, recording: Kept | null): boolean {
  if (canChangeRecord(actor, record)) return true;
  const isMaker = actor.kind === 'member' && actor.userId === recording?.createdBy;
  return isMaker && canAddToTree(actor, record);
}

/** A fact that is there gets a source; a new one changes what the record says. */
export function canCite(
  actor: Actor,
  record: Record,
  { recording, addsFact }: { recording: Kept; addsFact: boolean },
): boolean {
  if (recording.kind !== 'VOICE' && recording.kind !== 'VIDEO') return false;
  if (!canAttachVoice(actor, record, recording)) return false;
  return !addsFact || canChangeRecord(actor, record);
}
