import type { TranscriptStateName } from '@infinite/schema/catalogue/transcripts';
import type { RequestContext } from '#platform/context.ts';
import { peopleOf, type Relative } from '#features/collaboration/subjects/index.ts';
import { mayAct } from '#features/people/families/index.ts';
import {
  canDescribeRecording,
  findVisibleRecording,
} from '#features/recordings/recordings/index.ts';
import { readAnalysis, readTranscript } from '#features/vault/transcripts/stored-transcripts.ts';
import type { Transcript, VaultAnalysis } from '#features/vault/transcripts/transcript.entity.ts';
import { mayBeTranscribed } from '#features/vault/transcripts/transcript.policy.ts';

export interface ShownTranscript {
  readonly recordingId: string;
  readonly state: TranscriptStateName;
  /** Undefined before it was asked for. */
  readonly stored: Transcript | undefined;
  readonly editor: Relative | null;
  readonly mayEdit: boolean;
  readonly mayTurnOn: boolean;
  /** Who turned transcripts on or off for the family, and when. */
  readonly analysis: (VaultAnalysis & { readonly by: Relative | null }) | null;
}

/**
 * The transcript of a recording that the actor sees. Null for what no engine ever listens to.
 * @throws AppError UNAUTHENTICATED; NOT_FOUND when the actor may not see the recording
 */
export async function showTranscript(
  ctx: RequestContext,
  recordingId: string,
): Promise<ShownTranscript | null> {
  const recording = await findVisibleRecording(ctx, recordingId);
  const stored = await readTranscript(ctx, recording.id);
  if (!stored && !mayBeTranscribed(recording)) return null;
  const analysis = await readAnalysis(ctx, recording.familyId);
  const ids = [stored?.editedBy, analysis?.changedBy].filter((id) => typeof id === 'string');
  const personOf = await peopleOf(ctx, recording.familyId, ids);
  return {
    recordingId: recording.id,
    state: stateOf(stored, analysis, ctx.app.speech !== null),
    stored,
    editor: stored?.editedBy ? personOf(stored.editedBy) : null,
    mayEdit: canDescribeRecording(ctx.actor, recording),
    mayTurnOn: mayAct(ctx.actor, 'turnOnTranscripts'),
    analysis: analysis
      ? { ...analysis, by: analysis.changedBy ? personOf(analysis.changedBy) : null }
      : null,
  };
}

/** What is there is shown, also where nothing more is transcribed. */
function stateOf(
  stored: Transcript | undefined,
  analysis: VaultAnalysis | undefined,
  hasEngine: boolean,
): TranscriptStateName {
  if (stored && stored.state !== 'WAITING' && stored.state !== 'RUNNING') return stored.state;
  if (!hasEngine) return 'UNAVAILABLE';
  if (!analysis?.isOn) return 'OFF';
  return stored?.state ?? 'WAITING';
}
