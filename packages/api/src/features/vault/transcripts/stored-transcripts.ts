import type { RequestContext } from '#platform/context.ts';
import {
  TranscriptEntity,
  VaultAnalysisEntity,
  type Transcript,
  type VaultAnalysis,
} from '#features/vault/transcripts/transcript.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** None of these asks who the actor is. */

export async function readTranscript(
  ctx: RequestContext,
  recordingId: string,
): Promise<Transcript | undefined> {
  return tables(ctx.em, TranscriptEntity)
    .selectFrom('transcripts')
    .selectAll()
    .where('recordingId', '=', recordingId)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockTranscript(
  ctx: RequestContext,
  recordingId: string,
): Promise<Transcript | undefined> {
  return tables(ctx.em, TranscriptEntity)
    .selectFrom('transcripts')
    .selectAll()
    .where('recordingId', '=', recordingId)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeTranscriptRow(
  ctx: RequestContext,
  recordingId: string,
  columns: Partial<Transcript>,
): Promise<void> {
  await tables(ctx.em, TranscriptEntity)
    .updateTable('transcripts')
    .set(columns)
    .where('recordingId', '=', recordingId)
    .execute();
}

export async function forgetTranscript(ctx: RequestContext, recordingId: string): Promise<void> {
  await tables(ctx.em, TranscriptEntity)
    .deleteFrom('transcripts')
    .where('recordingId', '=', recordingId)
    .execute();
}

/** Undefined for a family that never turned it on. */
export async function readAnalysis(
  ctx: RequestContext,
  familyId: string,
): Promise<VaultAnalysis | undefined> {
  return tables(ctx.em, VaultAnalysisEntity)
    .selectFrom('vault_analyses')
    .selectAll()
    .where('familyId', '=', familyId)
    .executeTakeFirst();
}
