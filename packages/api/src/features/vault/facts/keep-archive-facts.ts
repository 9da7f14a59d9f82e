import { vaultRateLimits } from '@infinite/schema/catalogue/vault';
import { archiveFactsInput } from '@infinite/schema/vault/arrivals.input';
import { Temporal } from 'temporal-polyfill';
import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  canChangeRecording,
  findVisibleRecording,
  lockRecording,
} from '#features/recordings/recordings/index.ts';
import { ArchiveFactsEntity } from '#features/vault/facts/archive-facts.entity.ts';
import { factsInEffect } from '#features/vault/facts/facts-in-effect.ts';
import { ItemFactsEntity } from '#features/vault/facts/item-facts.entity.ts';
import { knownFromArchive } from '#features/vault/facts/known-from-archive.ts';
import { lastSaid } from '#features/vault/facts/last-said.ts';
import { zoneOf } from '#features/vault/facts/zone-of.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Keeps what an archive says of an item that its maker brought in. Twice does no harm.
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT, RATE_LIMITED
 */
export async function keepArchiveFacts(
  ctx: RequestContext,
  id: string,
  input: unknown,
): Promise<void> {
  const { userId } = requireMember(ctx);
  const { takenAt, latitude, longitude, people } = parseInput(archiveFactsInput, input);
  await ctx.app.rateLimit.take('archive-facts', userId, vaultRateLimits.archiveFacts);
  await inTransaction(ctx, async (ctx) => {
    const recording = await findVisibleRecording(ctx, id);
    if (!canChangeRecording(ctx.actor, recording)) throw new AppError('FORBIDDEN');
    // Its preparation writes the facts too: one of the two sees what the other wrote.
    await lockRecording(ctx.em, recording.id);
    const columns = {
      takenAt: takenAt ? Temporal.Instant.from(takenAt) : null,
      latitude: latitude ?? null,
      longitude: longitude ?? null,
      people: people ?? [],
    };
    const db = tables(ctx.em, ArchiveFactsEntity, ItemFactsEntity);
    await db
      .insertInto('archive_facts')
      .values({ recordingId: recording.id, familyId: recording.familyId, ...columns })
      .onConflict((conflict) => conflict.column('recordingId').doUpdateSet(columns))
      .execute();
    const facts = await db
      .selectFrom('item_facts')
      .selectAll()
      .where('recordingId', '=', recording.id)
      .forUpdate()
      .executeTakeFirst();
    // Not prepared yet: the preparation reads them.
    if (!facts) return;
    const archive = await knownFromArchive(ctx, recording.id, await zoneOf(ctx, userId));
    const known = { ...facts.known, archive };
    await db
      .updateTable('item_facts')
      .set({
        ...factsInEffect(known, await lastSaid(ctx, recording.id)),
        known,
        updatedAt: ctx.clock.now(),
      })
      .where('recordingId', '=', recording.id)
      .execute();
  });
}
