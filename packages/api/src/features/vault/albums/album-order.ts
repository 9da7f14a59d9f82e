import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { takenLocalOf } from '#features/vault/facts/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Sorts behind every date: what has none comes last. */
const noDate = '~';

/** When an item of an album was taken, as text that sorts: the earliest first. */
export function dateKey(recordingId: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(coalesce(nullif(${takenLocalOf(recordingId)}, ''), ${noDate}) collate "C")`;
}

/** Numbers the items again by when they were taken. Call with the album locked. */
export async function arrangeByDate(ctx: RequestContext, albumId: string): Promise<void> {
  await number(ctx, albumId, sql`${dateKey(sql.ref('i.recording_id'))}, i.recording_id`);
}

/** Numbers the items again in the order that they have by hand. Call with the album locked. */
export async function numberAgain(ctx: RequestContext, albumId: string): Promise<void> {
  await number(ctx, albumId, sql`i.position, i.recording_id`);
}

async function number(
  ctx: RequestContext,
  albumId: string,
  order: RawBuilder<unknown>,
): Promise<void> {
  await rowsOf(
    ctx.em,
    sql`
      update album_items item set position = numbered.nth
      from (select i.recording_id, row_number() over (order by ${order}) as nth
        from album_items i where i.album_id = ${albumId}) numbered
      where item.album_id = ${albumId} and item.recording_id = numbered.recording_id`,
  );
}
