import type { Taken } from '@infinite/schema/vault/taken';
import type { RequestContext } from '#platform/context.ts';
import { nothingSaid, type SaidFacts } from '#features/vault/facts/facts-in-effect.ts';
import {
  ItemFactEditEntity,
  type ItemFactEdit,
} from '#features/vault/facts/item-fact-edit.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** What members say of an item now. Checks no permission. */
export async function lastSaid(ctx: RequestContext, recordingId: string): Promise<SaidFacts> {
  const edit = await tables(ctx.em, ItemFactEditEntity)
    .selectFrom('item_fact_edits')
    .selectAll()
    .where('recordingId', '=', recordingId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return edit ? saidIn(edit) : nothingSaid;
}

export function saidIn(edit: ItemFactEdit): SaidFacts {
  const { takenPrecision: precision, takenLocal: local, takenOffset: offset } = edit;
  const { placeName, latitude, longitude, credit } = edit;
  const taken: Taken | null = precision && { precision, local: local ?? '', offset };
  const place = latitude === null || longitude === null ? null : { latitude, longitude };
  return { taken, placeName, place, credit };
}
