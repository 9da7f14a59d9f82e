import type { MoodName } from '@infinite/schema/catalogue/moods';
import { moodWords } from '@infinite/schema/words/moods.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { announceMood } from '#features/insights/moods/announce-mood.ts';
import { SaidMoodEntity } from '#features/insights/moods/mood.entity.ts';
import { describedRecording } from '#features/vault/transcripts/index.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Gives a recording a mood, or with null none. It stays, whatever is suggested later.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN; NOT_FOUND when the actor may not see it;
 *   WRONG_STATE for pictures and files
 */
export async function sayMood(
  ctx: RequestContext,
  recordingId: string,
  mood: MoodName | null,
): Promise<void> {
  const { userId } = requirePerson(ctx);
  const { id, familyId, kind } = await describedRecording(ctx, recordingId);
  if (kind !== 'VOICE' && kind !== 'VIDEO') {
    throw new AppError('WRONG_STATE', { words: moodWords.noMoodHere });
  }
  const said = { mood, saidBy: userId, saidAt: ctx.clock.now() };
  await inTransaction(ctx, async (ctx) => {
    await tables(ctx.em, SaidMoodEntity)
      .insertInto('said_moods')
      .values({ recordingId: id, familyId, ...said })
      .onConflict((conflict) => conflict.column('recordingId').doUpdateSet(said))
      .execute();
    await announceMood(ctx, id);
  });
}
