import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { loaderOf, requireMember, type RequestContext } from '#platform/context.ts';
import {
  seenInLists,
  visibleAmong,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface Summary {
  readonly id: string;
  readonly count: number;
  readonly coverId: string | null;
}
interface ShownSummary {
  readonly count: number;
  readonly cover: ShownRecording | null;
}

const summaryKey = Symbol('what members see of albums');

/** How many items of an album the actor sees, and its cover; many albums in two queries. */
export function summaryOf(ctx: RequestContext, albumId: string): Promise<ShownSummary> {
  const loader = loaderOf(
    ctx,
    summaryKey,
    // A mutation in the same request may change it.
    () => new DataLoader((ids: readonly string[]) => load(ctx, ids), { cache: false }),
  );
  return loader.load(albumId);
}

/** The chosen cover if the actor may see it, else the first item that they may see. */
async function load(ctx: RequestContext, ids: readonly string[]): Promise<ShownSummary[]> {
  const isSeen = seenInLists(requireMember(ctx), sql.ref('i.recording_id'));
  const rows = await rowsOf(
    ctx.em,
    sql<Summary>`
      select a.id, items.count, coalesce(chosen.recording_id, first.recording_id) as cover_id
      from albums a
      cross join lateral (
        select count(*)::int as count from album_items i where i.album_id = a.id and ${isSeen}) items
      left join lateral (
        select i.recording_id from album_items i
        where i.album_id = a.id and i.recording_id = a.cover_id and ${isSeen}) chosen on true
      left join lateral (
        select i.recording_id from album_items i where i.album_id = a.id and ${isSeen}
        order by i.position, i.recording_id limit 1) first on true
      where a.id = any(${[...ids]}::uuid[])`,
  );
  const covers = await visibleAmong(
    ctx,
    rows.flatMap(({ coverId }) => coverId ?? []),
  );
  const coverOf = new Map(covers.map((cover) => [cover.id, cover]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => {
    const { count = 0, coverId = null } = byId.get(id) ?? {};
    return { count, cover: coverId === null ? null : (coverOf.get(coverId) ?? null) };
  });
}
