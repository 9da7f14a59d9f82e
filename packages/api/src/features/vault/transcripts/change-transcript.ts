import {
  transcriptChangeInput,
  type TranscriptChange,
} from '@infinite/schema/vault/transcript.input';
import { transcriptWords as words } from '@infinite/schema/words/transcripts.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { announceTranscript } from '#features/vault/transcripts/announce-transcript.ts';
import { applyChange } from '#features/vault/transcripts/apply-change.ts';
import { describedRecording } from '#features/vault/transcripts/described-recording.ts';
import { newSegmentId } from '#features/vault/transcripts/new-segment-id.ts';
import {
  changeTranscriptRow,
  lockTranscript,
} from '#features/vault/transcripts/stored-transcripts.ts';
import type { Transcript } from '#features/vault/transcripts/transcript.entity.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * One change by a person. A change that changes nothing is accepted on any version, so that a client may
 * repeat one whose answer was lost.
 * @param baseVersion the version that the person saw
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT; CONFLICT with the current version in
 * `fields.version`
 */
export async function changeTranscript(
  ctx: RequestContext,
  recordingId: string,
  baseVersion: number,
  request: unknown,
): Promise<void> {
  const { userId } = requirePerson(ctx);
  const change = parseInput(transcriptChangeInput, request);
  await inTransaction(ctx, async (ctx) => {
    const recording = await describedRecording(ctx, recordingId);
    const transcript = await lockTranscript(ctx, recording.id);
    if (!transcript) throw new AppError('NOT_FOUND');
    const { version } = transcript;
    if (version !== baseVersion) {
      if (isThere(transcript, change)) return;
      throw new AppError('CONFLICT', { words: words.stale, fields: { version: `${version}` } });
    }
    const segments = applyChange(transcript.segments, change, newSegmentId);
    if (JSON.stringify(segments) === JSON.stringify(transcript.segments)) return;
    const now = ctx.clock.now();
    const edited = { version: version + 1, editedBy: userId, editedAt: now };
    await changeTranscriptRow(ctx, recording.id, { segments, ...edited });
    await announceTranscript(ctx, recording);
  });
}

/** Whether the transcript already says what the change asks for. */
function isThere({ segments }: Transcript, change: TranscriptChange): boolean {
  const segment = segments.find(({ id }) => id === change.segmentId);
  if (change.kind === 'TEXT') return segment?.edited === true && segment.text === change.text;
  if (change.kind !== 'SPEAKER') return false;
  return segment !== undefined && (segment.speaker ?? '') === change.speaker;
}
