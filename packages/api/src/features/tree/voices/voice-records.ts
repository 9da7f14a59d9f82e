import type { RequestContext } from '#platform/context.ts';
import type { ShownRecording } from '#features/recordings/recordings/index.ts';
import {
  mediaOfRecording,
  recordFrom,
  recordsOf,
  sourceOfMedia,
  type RecordEdit,
} from '#features/tree/tree/index.ts';
import { mediaRecord, sourceRecord } from '#features/tree/voices/voice-structures.ts';
import type { GedcomRecord } from '@infinite/gedcom/structure';
import { newId } from '#platform/database/id.ts';

/** The records that stand for a recording in the tree, and the edits that make or hold them. */
export interface VoiceRecords {
  readonly mediaId: string;
  readonly edits: readonly RecordEdit[];
}

/**
 * The OBJE record of a recording, new or known. A known one is written again as it is: a change that made it
 * cannot be undone while later ones point to it. Call with the tree locked.
 */
export async function mediaFor(
  ctx: RequestContext,
  recording: ShownRecording,
): Promise<VoiceRecords> {
  const { familyId } = recording;
  const known = await mediaOfRecording(ctx, familyId, recording.id);
  const mediaId = known ?? newId();
  const edit = await holding(ctx, familyId, mediaRecord(mediaId, recording));
  return { mediaId, edits: [edit] };
}

/** The same with the SOUR record, which citations point to. */
export async function sourceFor(
  ctx: RequestContext,
  recording: ShownRecording,
): Promise<VoiceRecords & { readonly sourceId: string }> {
  const { familyId } = recording;
  const { mediaId, edits } = await mediaFor(ctx, recording);
  const sourceId = (await sourceOfMedia(ctx, familyId, mediaId)) ?? newId();
  const source = await holding(ctx, familyId, sourceRecord(sourceId, mediaId));
  return { mediaId, sourceId, edits: [...edits, source] };
}

async function holding(
  ctx: RequestContext,
  familyId: string,
  fresh: GedcomRecord,
): Promise<RecordEdit> {
  const id = fresh.xref ?? '';
  const was = (await recordsOf(ctx, familyId, [id])).get(id) ?? null;
  return editOf(was ? recordFrom(was) : fresh, was);
}

/** What a change makes of a record. */
export function editOf(record: GedcomRecord, was: RecordEdit['was']): RecordEdit {
  const { xref, ...structure } = record;
  return { id: xref ?? '', kind: record.tag, structure, was };
}
