import type { RequestContext } from '#platform/context.ts';
import { ArchiveFactsEntity } from '#features/vault/facts/archive-facts.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** The names of who is in an item, as the archive says that it came out of. Asks no right. */
export async function archivePeople(
  ctx: RequestContext,
  recordingId: string,
): Promise<readonly string[]> {
  const row = await tables(ctx.em, ArchiveFactsEntity)
    .selectFrom('archive_facts')
    .select('people')
    .where('recordingId', '=', recordingId)
    .executeTakeFirst();
  return row?.people ?? [];
}
