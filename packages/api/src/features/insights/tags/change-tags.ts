import { tagLimits } from '@infinite/schema/catalogue/tags';
import { tagInput, tagKey } from '@infinite/schema/vault/tag.input';
import { tagWords } from '@infinite/schema/words/tags.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { ItemTagEntity } from '#features/insights/tags/tag.entity.ts';
import { lockRecording } from '#features/recordings/recordings/index.ts';
import { describedRecording } from '#features/vault/transcripts/index.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT; WRONG_STATE with too many tags */
export async function addTag(ctx: RequestContext, recordingId: string, tag: string): Promise<void> {
  await say(ctx, recordingId, tag, true);
}

/** Removes a tag, or says no to a suggested one; neither is suggested again. @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT */
export async function removeTag(
  ctx: RequestContext,
  recordingId: string,
  tag: string,
): Promise<void> {
  await say(ctx, recordingId, tag, false);
}

async function say(
  ctx: RequestContext,
  recordingId: string,
  given: string,
  isKept: boolean,
): Promise<void> {
  const { userId } = requirePerson(ctx);
  const { id, familyId } = await describedRecording(ctx, recordingId);
  const { tag } = parseInput(tagInput, { tag: given });
  const said = { tag, isKept, saidBy: userId, saidAt: ctx.clock.now() };
  await inTransaction(ctx, async (ctx) => {
    // So that two at once do not add more than there may be.
    await lockRecording(ctx.em, id);
    const db = tables(ctx.em, ItemTagEntity);
    const others = await db
      .selectFrom('item_tags')
      .select('tagKey')
      .where('recordingId', '=', id)
      .where('isKept', '=', isKept)
      .where('tagKey', '!=', tagKey(tag))
      .execute();
    if (others.length >= tagLimits.perItem) {
      if (!isKept) return;
      throw new AppError('WRONG_STATE', { words: tagWords.tooMany });
    }
    await db
      .insertInto('item_tags')
      .values({ recordingId: id, tagKey: tagKey(tag), familyId, ...said })
      .onConflict((conflict) => conflict.columns(['recordingId', 'tagKey']).doUpdateSet(said))
      .execute();
  });
}
