import { vaultRateLimits } from '@infinite/schema/catalogue/vault';
import { datedItemsInput } from '@infinite/schema/vault/facts.input';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { canDescribeRecording, visibleAmong } from '#features/recordings/recordings/index.ts';
import { refuseDateAhead } from '#features/vault/facts/change-facts.ts';
import { ItemFactsEntity } from '#features/vault/facts/item-facts.entity.ts';
import { lastSaid } from '#features/vault/facts/last-said.ts';
import { writeVersion } from '#features/vault/facts/write-version.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Gives several items one date, each as a version of its own that can be taken back; null leaves the word to
 * their files. What the actor may not describe is left out, and so is what has not been read yet.
 * @throws AppError INVALID_INPUT, RATE_LIMITED
 */
export async function dateItems(
  ctx: RequestContext,
  input: unknown,
): Promise<{ changed: string[]; refused: string[] }> {
  const { userId } = requireMember(ctx);
  const { recordingIds, taken } = parseInput(datedItemsInput, input);
  refuseDateAhead(ctx, taken);
  await ctx.app.rateLimit.take('item-facts', userId, vaultRateLimits.factChanges);
  // Of two that date the same items, both take the rows in one order.
  const ids = [...new Set(recordingIds)].toSorted();
  const changed = await inTransaction(ctx, async (ctx) => {
    const visible = await visibleAmong(ctx, ids);
    const own = visible.filter((recording) => canDescribeRecording(ctx.actor, recording));
    if (own.length === 0) return [];
    const rows = await tables(ctx.em, ItemFactsEntity)
      .selectFrom('item_facts')
      .selectAll()
      .where(
        'recordingId',
        'in',
        own.map(({ id }) => id),
      )
      .orderBy('recordingId')
      .forUpdate()
      .execute();
    const at = ctx.clock.now();
    for (const row of rows) {
      const said = { ...(await lastSaid(ctx, row.recordingId)), taken };
      await writeVersion(ctx, row, { said, userId, at });
    }
    return rows.map(({ recordingId }) => recordingId);
  });
  return { changed, refused: ids.filter((id) => !changed.includes(id)) };
}
