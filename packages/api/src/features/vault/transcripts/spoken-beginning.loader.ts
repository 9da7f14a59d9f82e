import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import { snippetOf } from '#features/vault/transcripts/found-moment.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** More parts than these never stand in a list. */
const parts = 8;

const beginningsKey = Symbol('what is said at the beginning of recordings');

/**
 * How what is said in a recording begins; null where nothing is written down. Many in one query. Call for visible
 * recordings.
 */
export function spokenBeginningOf(
  ctx: RequestContext,
  recordingId: string,
): Promise<string | null> {
  const loader = loaderOf(
    ctx,
    beginningsKey,
    // A mutation in the same request may change it.
    () => new DataLoader((ids: readonly string[]) => load(ctx, ids), { cache: false }),
  );
  return loader.load(recordingId);
}

async function load(ctx: RequestContext, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<{ recordingId: string; text: string | null }>`
      select t.recording_id, (
          select string_agg(said.part ->> 'text', ' ' order by said.at)
          from jsonb_array_elements(t.segments) with ordinality said (part, at)
          where said.at <= ${parts}::int) as text
      from transcripts t where t.recording_id = any (${[...ids]}::uuid[])`,
  );
  const byId = new Map(rows.map(({ recordingId, text }) => [recordingId, text?.trim()]));
  return ids.map((id) => {
    const text = byId.get(id);
    return text ? snippetOf(text, []) : null;
  });
}
