import type { RequestContext } from '#platform/context.ts';
import { transcribeRecording } from '#features/vault/transcripts/jobs/transcribe-recording.job.ts';
import { readAnalysis } from '#features/vault/transcripts/stored-transcripts.ts';
import { TranscriptEntity } from '#features/vault/transcripts/transcript.entity.ts';
import { tables } from '#platform/database/tables.ts';

interface Wanted {
  readonly id: string;
  readonly familyId: string;
}

/**
 * Lets a transcript wait for its turn, unless there is one. Open pages say that already of a recording
 * without a transcript. Call inside a transaction.
 */
export async function requestTranscript(ctx: RequestContext, recording: Wanted): Promise<void> {
  const { id: recordingId, familyId } = recording;
  const made = await tables(ctx.em, TranscriptEntity)
    .insertInto('transcripts')
    .values({ recordingId, familyId, state: 'WAITING', touchedAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('recordingId')
    .executeTakeFirst();
  if (!made) return;
  await enqueueTranscription(ctx, recording);
}

/** The same for a recording of a family that wants transcripts, where there is an engine. */
export async function requestIfWanted(ctx: RequestContext, recording: Wanted): Promise<void> {
  if (!ctx.app.speech) return;
  const analysis = await readAnalysis(ctx, recording.familyId);
  if (analysis?.isOn) await requestTranscript(ctx, recording);
}

export async function enqueueTranscription(
  ctx: RequestContext,
  { id, familyId }: Wanted,
): Promise<void> {
  const options = { singletonKey: id, group: familyId };
  await ctx.jobs.enqueue(ctx, transcribeRecording, { recordingId: id }, options);
}
