import type { MoodName, MoodStateName } from '@infinite/schema/catalogue/moods';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { peopleOf, type Relative } from '#features/collaboration/subjects/index.ts';
import { MoodSuggestionEntity, SaidMoodEntity } from '#features/insights/moods/mood.entity.ts';
import {
  canDescribeRecording,
  findVisibleRecording,
} from '#features/recordings/recordings/index.ts';
import { isEnglish, readAnalysis, readTranscript } from '#features/vault/transcripts/index.ts';
import { tables } from '#platform/database/tables.ts';

export interface ShownMood {
  readonly recordingId: string;
  readonly state: MoodStateName;
  /** Which it is shown with. */
  readonly mood: MoodName | null;
  readonly suggested: MoodName | null;
  readonly engine: string | null;
  readonly madeAt: Temporal.Instant | null;
  /** When a member said what it is, and who, as long as they have an account. */
  readonly saidAt: Temporal.Instant | null;
  readonly saidBy: Relative | null;
  readonly mayChange: boolean;
}

/**
 * The mood of a recording that the actor sees. Null where nobody speaks: pictures, files, and what has
 * neither words nor a mood that a member gave it.
 * @throws AppError UNAUTHENTICATED; NOT_FOUND when the actor may not see the recording
 */
export async function showMood(
  ctx: RequestContext,
  recordingId: string,
): Promise<ShownMood | null> {
  const recording = await findVisibleRecording(ctx, recordingId);
  const { id, familyId, kind } = recording;
  if (kind !== 'VOICE' && kind !== 'VIDEO') return null;
  const [stored, transcript, analysis] = await Promise.all([
    readMoods(ctx, id),
    readTranscript(ctx, id),
    readAnalysis(ctx, familyId),
  ]);
  const { said, hint } = stored;
  const mayChange = canDescribeRecording(ctx.actor, recording);
  const hasWords = (transcript?.segments.length ?? 0) > 0;
  if (!said && !hasWords && !mayChange) return null;
  const personOf = await peopleOf(ctx, familyId, said?.saidBy ? [said.saidBy] : []);
  const isMade = typeof hint?.engine === 'string';
  const stateOf = (): MoodStateName => {
    if (hasWords && !isEnglish(transcript?.language ?? null)) return 'LANGUAGE';
    if (isMade) return 'READY';
    if (!ctx.app.embeddings) return 'UNAVAILABLE';
    return analysis?.isOn ? 'WAITING' : 'OFF';
  };
  return {
    recordingId: id,
    state: stateOf(),
    mood: said ? said.mood : (hint?.mood ?? null),
    suggested: hint?.mood ?? null,
    engine: hint?.engine ?? null,
    madeAt: hint?.madeAt ?? null,
    saidAt: said?.saidAt ?? null,
    saidBy: said?.saidBy ? personOf(said.saidBy) : null,
    mayChange,
  };
}

async function readMoods(ctx: RequestContext, recordingId: string) {
  const db = tables(ctx.em, MoodSuggestionEntity, SaidMoodEntity);
  const [said, hint] = await Promise.all([
    db
      .selectFrom('said_moods')
      .selectAll()
      .where('recordingId', '=', recordingId)
      .executeTakeFirst(),
    db
      .selectFrom('mood_suggestions')
      .selectAll()
      .where('recordingId', '=', recordingId)
      .executeTakeFirst(),
  ]);
  return { said, hint };
}
