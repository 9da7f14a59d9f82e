import { vaultLimits } from '@infinite/schema/catalogue/vault';
import type { RequestContext } from '#platform/context.ts';
import { findVisibleRecording } from '#features/recordings/recordings/index.ts';
import {
  ItemFactEditEntity,
  type ItemFactEdit,
} from '#features/vault/facts/item-fact-edit.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** What members said of an item, the last word first. @throws AppError NOT_FOUND */
export async function listVersions(ctx: RequestContext, id: string): Promise<ItemFactEdit[]> {
  const recording = await findVisibleRecording(ctx, id);
  return tables(ctx.em, ItemFactEditEntity)
    .selectFrom('item_fact_edits')
    .selectAll()
    .where('recordingId', '=', recording.id)
    .orderBy('version', 'desc')
    .limit(vaultLimits.versions)
    .execute();
}
