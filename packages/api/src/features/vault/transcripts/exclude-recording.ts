import { transcriptWords as words } from '@infinite/schema/words/transcripts.en';
import type { RequestContext } from '#platform/context.ts';
import { announceTranscript } from '#features/vault/transcripts/announce-transcript.ts';
import { describedRecording } from '#features/vault/transcripts/described-recording.ts';
import {
  enqueueTranscription,
  requestIfWanted,
} from '#features/vault/transcripts/request-transcript.ts';
import {
  changeTranscriptRow,
  forgetTranscript,
  lockTranscript,
  readAnalysis,
} from '#features/vault/transcripts/stored-transcripts.ts';
import { TranscriptEntity } from '#features/vault/transcripts/transcript.entity.ts';
import { mayBeTranscribed } from '#features/vault/transcripts/transcript.policy.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** No engine listens to this recording, and what one heard is deleted. @throws AppError FORBIDDEN, NOT_FOUND */
export async function excludeRecording(ctx: RequestContext, recordingId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const recording = await describedRecording(ctx, recordingId);
    const { id, familyId } = recording;
    await forgetTranscript(ctx, id);
    await tables(ctx.em, TranscriptEntity)
      .insertInto('transcripts')
      .values({ recordingId: id, familyId, state: 'EXCLUDED', touchedAt: ctx.clock.now() })
      .execute();
    await announceTranscript(ctx, recording);
  });
}

/** Takes that back. @throws AppError FORBIDDEN, NOT_FOUND */
export async function includeRecording(ctx: RequestContext, recordingId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const recording = await describedRecording(ctx, recordingId);
    const transcript = await lockTranscript(ctx, recording.id);
    if (transcript?.state !== 'EXCLUDED') return;
    await forgetTranscript(ctx, recording.id);
    if (mayBeTranscribed(recording) && recording.state === 'READY') {
      await requestIfWanted(ctx, recording);
    }
    await announceTranscript(ctx, recording);
  });
}

/**
 * Lets the engine listen once more, after it failed or to hear better. What people wrote stays.
 * @throws AppError FORBIDDEN, NOT_FOUND; WRONG_STATE where nothing is transcribed
 */
export async function transcribeAgain(ctx: RequestContext, recordingId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const recording = await describedRecording(ctx, recordingId);
    if (!ctx.app.speech) throw new AppError('WRONG_STATE', { words: words.unavailable });
    const transcript = await lockTranscript(ctx, recording.id);
    if (!transcript) throw new AppError('NOT_FOUND');
    const analysis = await readAnalysis(ctx, recording.familyId);
    if (!analysis?.isOn || transcript.state === 'EXCLUDED') {
      throw new AppError('WRONG_STATE', { words: words.off });
    }
    // It waits for its turn already, or is being made.
    if (transcript.state === 'WAITING' || transcript.state === 'RUNNING') return;
    const asked = { state: 'WAITING', attempts: 0, touchedAt: ctx.clock.now() } as const;
    await changeTranscriptRow(ctx, recording.id, asked);
    await enqueueTranscription(ctx, recording);
    await announceTranscript(ctx, recording);
  });
}
