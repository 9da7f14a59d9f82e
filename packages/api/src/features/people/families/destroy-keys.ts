import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Destroys the keys of families that nobody belongs to any more, nor did before and may read there
 * what they made: what is left of their sealed bytes,
 * in any copy of the storage, can never be opened again. A family whose messages reached somebody
 * keeps its key, because those people may still open them. Call when its recordings are removed.
 * @returns SHA-256 of each wrapped key as it was, in hexadecimal digits
 * @param hasContent a condition on `f.id`: whether something sealed under the key must stay readable
 */
export async function destroyFamilyKeys(
  ctx: RequestContext,
  ended: readonly string[],
  hasContent: RawBuilder<boolean>,
): Promise<string[]> {
  const destroyed = await rowsOf(
    ctx.em,
    sql<{ print: string }>`
    with old as (
      select id, encode(sha256(wrapped_key), 'hex') as print from families
       where id = any(${[...ended]}::uuid[]) and wrapped_key <> ''::bytea for update)
    update families f set wrapped_key = ''::bytea from old where f.id = old.id
      and not exists (select 1 from memberships m where m.family_id = f.id)
      and not exists (select 1 from former_members m where m.family_id = f.id)
      and not (${hasContent})
    returning old.print`,
  );
  return destroyed.map(({ print }) => print);
}
