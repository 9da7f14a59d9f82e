import DataLoader from 'dataloader';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import { ItemFactsEntity, type ItemFactsRow } from '#features/vault/facts/item-facts.entity.ts';
import { tables } from '#platform/database/tables.ts';

const factsKey = Symbol('facts of items');

/** What is known of an item; many in one query. Call for visible recordings. */
export function factsOf(ctx: RequestContext, recordingId: string): Promise<ItemFactsRow | null> {
  const loader = loaderOf(
    ctx,
    factsKey,
    // A mutation in the same request may change it.
    () => new DataLoader((ids: readonly string[]) => load(ctx, ids), { cache: false }),
  );
  return loader.load(recordingId);
}

async function load(ctx: RequestContext, ids: readonly string[]): Promise<(ItemFactsRow | null)[]> {
  const rows = await tables(ctx.em, ItemFactsEntity)
    .selectFrom('item_facts')
    .selectAll()
    .where('recordingId', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.recordingId, row]));
  return ids.map((id) => byId.get(id) ?? null);
}
