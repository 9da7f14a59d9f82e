import type { RequestContext } from '#platform/context.ts';
import {
  fileNameOf,
  noteOf,
  wordsColumns,
} from '#features/recordings/recordings/recording-words.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * The notes and the names of the files, without their ends, of these recordings, by id. Checks no permission:
 * for the index of the search.
 */
export async function sealedTextsOf(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select([...wordsColumns])
    .where('id', 'in', ids)
    .execute();
  const texts = rows.map(async (row): Promise<[string, string]> => {
    const name = (await fileNameOf(ctx, row)).replace(/\.[a-z0-9]{1,5}$/i, '');
    return [row.id, `${(await noteOf(ctx, row)) ?? ''} ${name}`];
  });
  return new Map(await Promise.all(texts));
}
