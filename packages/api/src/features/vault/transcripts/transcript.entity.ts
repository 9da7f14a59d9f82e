import type {
  StoredTranscriptState,
  TranscriptPlaceName,
  TranscriptProblemName,
} from '@infinite/schema/catalogue/transcripts';
import { defineEntity, p } from '@mikro-orm/core';
import type { Segment } from '#features/vault/transcripts/segment.ts';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** What is said in a recording; deleted with it. */
export const TranscriptEntity = defineEntity({
  name: 'Transcript',
  tableName: 'transcripts',
  properties: {
    recordingId: p.uuid().primary(),
    familyId: p.uuid(),
    state: p.text().$type<StoredTranscriptState>(),
    /** Of the newest run that ended. */
    problem: p.text().$type<TranscriptProblemName>().nullable(),
    segments: p.json<readonly Segment[]>().default('[]'),
    /** BCP 47; null when it is not known. */
    language: p.text().nullable(),
    /** Name and version of what heard it, and where it ran; null before the first run. */
    engine: p.text().nullable(),
    place: p.text().$type<TranscriptPlaceName>().nullable(),
    /** Rises with each change of the segments. */
    version: p.integer().default(1),
    /** Runs that have begun since it was asked for. */
    attempts: p.smallint().default(0),
    /** How much of the recording the current run has heard. */
    heardMs: p.integer().default(0),
    /** When a run was last asked for, began, or came further. */
    touchedAt: instant(),
    madeAt: instant().nullable(),
    editedBy: p.uuid().nullable(),
    editedAt: instant().nullable(),
  },
});

/** Whether a family wants what it keeps to be analyzed; no row for one that was never asked. */
export const VaultAnalysisEntity = defineEntity({
  name: 'VaultAnalysis',
  tableName: 'vault_analyses',
  properties: {
    familyId: p.uuid().primary(),
    isOn: p.boolean(),
    changedBy: p.uuid().nullable(),
    changedAt: instant(),
    /** When to look for recordings without a transcript. */
    nextLookAt: instant(),
  },
});

export type Transcript = RowOf<typeof TranscriptEntity>;
export type VaultAnalysis = RowOf<typeof VaultAnalysisEntity>;
