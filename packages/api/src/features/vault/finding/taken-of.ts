import type { RequestContext } from '#platform/context.ts';
import { SearchDocumentEntity } from '#features/vault/finding/search-document.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** When items were taken, as a hit says it. Checks no permission. */
export async function takenOf(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tables(ctx.em, SearchDocumentEntity)
    .selectFrom('search_documents')
    .select(['recordingId', 'taken', 'takenLast'])
    .where('recordingId', 'in', [...ids])
    .execute();
  return new Map(
    rows.map(({ recordingId, taken, takenLast }) => [
      recordingId,
      // Only a decade ends in another year than it begins.
      taken === '' || takenLast.startsWith(taken) ? taken : `${taken}s`,
    ]),
  );
}
