import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { factsInEffect, type SaidFacts } from '#features/vault/facts/facts-in-effect.ts';
import { ItemFactEditEntity } from '#features/vault/facts/item-fact-edit.entity.ts';
import { ItemFactsEntity, type ItemFactsRow } from '#features/vault/facts/item-facts.entity.ts';
import { tables } from '#platform/database/tables.ts';

interface Edit {
  readonly said: SaidFacts;
  readonly userId: string;
  readonly at: Temporal.Instant;
}

/** Makes what a member says the next version of a row that is locked. Checks no permission. */
export async function writeVersion(
  ctx: RequestContext,
  { recordingId, familyId, version, known }: ItemFactsRow,
  { said, userId, at }: Edit,
): Promise<ItemFactsRow> {
  const db = tables(ctx.em, ItemFactsEntity, ItemFactEditEntity);
  await db
    .insertInto('item_fact_edits')
    .values({
      recordingId,
      version: version + 1,
      familyId,
      editedBy: userId,
      editedAt: at,
      takenPrecision: said.taken?.precision ?? null,
      takenLocal: said.taken?.local ?? null,
      takenOffset: said.taken?.offset ?? null,
      placeName: said.placeName,
      latitude: said.place?.latitude ?? null,
      longitude: said.place?.longitude ?? null,
      credit: said.credit,
    })
    .execute();
  return db
    .updateTable('item_facts')
    .set({ ...factsInEffect(known, said), version: version + 1, updatedAt: at })
    .where('recordingId', '=', recordingId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
