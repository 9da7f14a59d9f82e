import type { MoodName } from '@infinite/schema/catalogue/moods';
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import { moodInEffect } from '#features/insights/moods/has-mood.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** A mood, and whether it is but a suggestion. */
interface ListedMood {
  readonly name: MoodName;
  readonly suggested: boolean;
}

const moodKey = Symbol('moods of recordings');

/** The mood that a recording is shown with; many in one query. Call for visible recordings. */
export function moodOf(ctx: RequestContext, recordingId: string): Promise<ListedMood | null> {
  const loader = loaderOf(
    ctx,
    moodKey,
    // A mutation in the same request may change it.
    () => new DataLoader((ids: readonly string[]) => load(ctx, ids), { cache: false }),
  );
  return loader.load(recordingId);
}

async function load(ctx: RequestContext, ids: readonly string[]): Promise<(ListedMood | null)[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: string; name: MoodName; suggested: boolean }>`
      select * from (
        select id, ${moodInEffect(sql.ref('asked.id'))} as name,
          not exists (select from said_moods where recording_id = asked.id) as suggested
        from unnest(${[...ids]}::uuid[]) asked (id)) shown
      where name is not null`,
  );
  const byId = new Map(rows.map(({ id, ...mood }) => [id, mood]));
  return ids.map((id) => byId.get(id) ?? null);
}
