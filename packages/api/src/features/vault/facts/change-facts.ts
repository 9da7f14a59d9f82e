import { vaultRateLimits } from '@infinite/schema/catalogue/vault';
import { itemFactsInput } from '@infinite/schema/vault/facts.input';
import type { Taken } from '@infinite/schema/vault/taken';
import { factsWords as words } from '@infinite/schema/words/facts.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  canDescribeRecording,
  findVisibleRecording,
} from '#features/recordings/recordings/index.ts';
import { isAhead, nothingSaid, type SaidFacts } from '#features/vault/facts/facts-in-effect.ts';
import { ItemFactEditEntity } from '#features/vault/facts/item-fact-edit.entity.ts';
import { ItemFactsEntity, type ItemFactsRow } from '#features/vault/facts/item-facts.entity.ts';
import { lastSaid, saidIn } from '#features/vault/facts/last-said.ts';
import { writeVersion } from '#features/vault/facts/write-version.ts';
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
  const { taken, placeName, place, credit } = parseInput(itemFactsInput, input);
  refuseDateAhead(ctx, taken);
  return write(ctx, named, async (ctx) => {
    const before = await lastSaid(ctx, named.recordingId);
    return {
      taken: taken === undefined ? before.taken : taken,
      placeName: placeName === undefined ? before.placeName : placeName,
      place: place === undefined ? before.place : place,
      credit: credit === undefined ? before.credit : credit,
    };
  });
}

/** @throws AppError INVALID_INPUT for a day that has not come yet */
export function refuseDateAhead(ctx: RequestContext, taken: Taken | null | undefined): void {
  if (!taken || !isAhead(taken, ctx.clock.now())) return;
  const fields = { taken: words.futureDate };
  throw new AppError('INVALID_INPUT', { words: words.futureDate, fields });
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
    const facts = await tables(ctx.em, ItemFactsEntity)
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
    return writeVersion(ctx, facts, { said: await say(ctx), userId, at: ctx.clock.now() });
  });
}
