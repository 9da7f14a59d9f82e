import { vaultRateLimits } from '@infinite/schema/catalogue/vault';
import { itemFactsInput } from '@infinite/schema/vault/facts.input';
import { factsWords as words } from '@infinite/schema/words/facts.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  canDescribeRecording,
  findVisibleRecording,
} from '#features/recordings/recordings/index.ts';
import {
  factsInEffect,
  isAhead,
  nothingSaid,
  type SaidFacts,
} from '#features/vault/facts/facts-in-effect.ts';
import { ItemFactEditEntity } from '#features/vault/facts/item-fact-edit.entity.ts';
import { ItemFactsEntity, type ItemFactsRow } from '#features/vault/facts/item-facts.entity.ts';
import { lastSaid, saidIn } from '#features/vault/facts/last-said.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

interface Named {
  readonly recordingId: string;
  /** That the change was made on. */
  readonly version: number;
}

/**
 * Writes down what a member says of an item. A field that is left out stays; null leaves the word to the
 * file.
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT, RATE_LIMITED; CONFLICT with the current version
 *   in `fields.version`
 */
export async function changeFacts(
  ctx: RequestContext,
  { input, ...named }: Named & { readonly input: unknown },
): Promise<ItemFactsRow> {
  const { taken, placeName } = parseInput(itemFactsInput, input);
  if (taken && isAhead(taken, ctx.clock.now())) {
    const fields = { taken: words.futureDate };
    throw new AppError('INVALID_INPUT', { words: words.futureDate, fields });
  }
  return write(ctx, named, async (ctx) => {
    const before = await lastSaid(ctx, named.recordingId);
    return {
      taken: taken === undefined ? before.taken : taken,
      placeName: placeName === undefined ? before.placeName : placeName,
    };
  });
}

/**
 * Makes an earlier version count again, as a new one; version 0 is what the file says.
 * @throws as `changeFacts`; NOT_FOUND also for a version that never was
 */
export async function restoreFacts(
  ctx: RequestContext,
  { to, ...named }: Named & { readonly to: number },
): Promise<ItemFactsRow> {
  return write(ctx, named, async (ctx) => {
    if (to === 0) return nothingSaid;
    const edit = await tables(ctx.em, ItemFactEditEntity)
      .selectFrom('item_fact_edits')
      .selectAll()
      .where('recordingId', '=', named.recordingId)
      .where('version', '=', to)
      .executeTakeFirst();
    if (!edit) throw new AppError('NOT_FOUND');
    return saidIn(edit);
  });
}

async function write(
  ctx: RequestContext,
  { recordingId, version }: Named,
  say: (ctx: RequestContext) => Promise<SaidFacts>,
): Promise<ItemFactsRow> {
  const { userId } = requireMember(ctx);
  await ctx.app.rateLimit.take('item-facts', userId, vaultRateLimits.factChanges);
  return inTransaction(ctx, async (ctx) => {
    const recording = await findVisibleRecording(ctx, recordingId);
    if (!canDescribeRecording(ctx.actor, recording)) throw new AppError('FORBIDDEN');
    const db = tables(ctx.em, ItemFactsEntity, ItemFactEditEntity);
    const facts = await db
      .selectFrom('item_facts')
      .selectAll()
      .where('recordingId', '=', recording.id)
      .forUpdate()
      .executeTakeFirst();
    if (!facts) throw new AppError('WRONG_STATE', { words: words.notReadYet });
    if (facts.version !== version) {
      const fields = { version: String(facts.version) };
      throw new AppError('CONFLICT', { words: words.stale, fields });
    }
    const said = await say(ctx);
    const now = ctx.clock.now();
    await db
      .insertInto('item_fact_edits')
      .values({
        recordingId: facts.recordingId,
        version: version + 1,
        familyId: facts.familyId,
        editedBy: userId,
        editedAt: now,
        takenPrecision: said.taken?.precision ?? null,
        takenLocal: said.taken?.local ?? null,
        takenOffset: said.taken?.offset ?? null,
        placeName: said.placeName,
      })
      .execute();
    return db
      .updateTable('item_facts')
      .set({ ...factsInEffect(facts.known, said), version: version + 1, updatedAt: now })
      .where('recordingId', '=', facts.recordingId)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
