import { pictureRateLimits } from '@infinite/schema/catalogue/pictures';
import { alikeInput } from '@infinite/schema/pictures/alike.input';
import { pictureWords as words } from '@infinite/schema/words/pictures.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { alikeGroups } from '#features/pictures/likenesses/alike-groups.ts';
import { AlikeItemsEntity } from '#features/pictures/likenesses/alike-items.entity.ts';
import {
  canDeleteRecording,
  canDescribeRecording,
  deleteRecording,
  visibleAmong,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Moves the other items of a group to the trash, as far as the member may delete them; what relatives
 * added stays.
 * @returns what was moved
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT, RATE_LIMITED; WRONG_STATE when they are no group
 *   any more, or a message needs one of them
 */
export async function keepOneOf(
  ctx: RequestContext,
  keepId: string,
  recordingIds: readonly string[],
): Promise<string[]> {
  const items = await askedGroup(ctx, [keepId, ...recordingIds]);
  const others = items.filter((item) => item.id !== keepId && canDeleteRecording(ctx.actor, item));
  if (others.length === 0) throw new AppError('FORBIDDEN');
  await inTransaction(ctx, async (ctx) => {
    for (const { id } of others) await deleteRecording(ctx, id);
  });
  return others.map(({ id }) => id);
}

/**
 * Remembers that these are not the same; they are not offered again to anybody.
 * @throws AppError as `keepOneOf`; FORBIDDEN for who may describe none of them
 */
export async function markDifferent(
  ctx: RequestContext,
  recordingIds: readonly string[],
): Promise<void> {
  const items = await askedGroup(ctx, recordingIds);
  if (!items.some((item) => canDescribeRecording(ctx.actor, item))) throw new AppError('FORBIDDEN');
  const ids = items.map(({ id }) => id);
  await tables(ctx.em, AlikeItemsEntity)
    .updateTable('alike_items')
    .set({ differentAt: ctx.clock.now(), differentBy: requireMember(ctx).userId })
    .where('firstId', 'in', ids)
    .where('secondId', 'in', ids)
    .where('differentAt', 'is', null)
    .execute();
}

/** The items as the member may see them, all of one group that is still open. */
async function askedGroup(
  ctx: RequestContext,
  recordingIds: readonly string[],
): Promise<ShownRecording[]> {
  const { userId, familyId } = requireMember(ctx);
  const ids = parseInput(alikeInput, [...new Set(recordingIds)]);
  await ctx.app.rateLimit.take('alike-decisions', userId, pictureRateLimits.decisions);
  const items = await visibleAmong(ctx, ids);
  if (items.length < ids.length) throw new AppError('NOT_FOUND');
  const pairs = await tables(ctx.em, AlikeItemsEntity)
    .selectFrom('alike_items')
    .select(['firstId', 'secondId'])
    .where('familyId', '=', familyId)
    .where('firstId', 'in', ids)
    .where('secondId', 'in', ids)
    .where('differentAt', 'is', null)
    .execute();
  if (alikeGroups(pairs)[0]?.length !== ids.length) {
    throw new AppError('WRONG_STATE', { words: words.notAlike });
  }
  return items;
}
