import { takenAt } from '@infinite/schema/vault/taken';
import type { RequestContext } from '#platform/context.ts';
import { ArchiveFactsEntity } from '#features/vault/facts/archive-facts.entity.ts';
import { isAhead, type ArchiveFacts } from '#features/vault/facts/facts-in-effect.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * What the archive of an item says; null if it came out of none. Archives know the instant and no zone,
 * so it is shown on the clock of who brought the item in.
 */
export async function knownFromArchive(
  ctx: RequestContext,
  recordingId: string,
  timeZone: string,
): Promise<ArchiveFacts | null> {
  const row = await tables(ctx.em, ArchiveFactsEntity)
    .selectFrom('archive_facts')
    .selectAll()
    .where('recordingId', '=', recordingId)
    .executeTakeFirst();
  if (!row) return null;
  const { latitude, longitude } = row;
  const taken = row.takenAt && takenAt(row.takenAt, timeZone);
  return {
    taken: taken && isAhead(taken, ctx.clock.now()) ? null : taken,
    place:
      latitude === null || longitude === null
        ? null
        : { latitude: Number(latitude), longitude: Number(longitude) },
  };
}
