import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** The keys of many families, unwrapped, in one query. Families that do not exist are left out. */
export async function familyKeys(
  ctx: RequestContext,
  familyIds: readonly string[],
): Promise<Map<string, Buffer>> {
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: string; wrappedKey: Buffer }>`
      select id, wrapped_key from families where id = any(${[...familyIds]}::uuid[])`,
  );
  return new Map(
    rows.map(({ id, wrappedKey }) => [id, ctx.app.keys.unwrapFamilyKey(id, wrappedKey)]),
  );
}
