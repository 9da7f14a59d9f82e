import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Destroys the keys of families that nobody belongs to any more, nor did before and may read there
 * what they made: what is left of their sealed bytes,
 * in any copy of the storage, can never be opened again. A family whose messages reached somebody
 * keeps its key, because those people may still open them. Call when its recordings are removed.
 * @param hasContent a condition on `f.id`: whether something sealed under the key must stay readable
 */
export async function destroyFamilyKeys(
  ctx: RequestContext,
  ended: readonly string[],
  hasContent: RawBuilder<boolean>,
): Promise<void> {
  await rowsOf(
    ctx.em,
    sql`
    update families f set wrapped_key = ''::bytea where f.id = any(${[...ended]}::uuid[])
      and not exists (select 1 from memberships m where m.family_id = f.id)
      and not exists (select 1 from former_members m where m.family_id = f.id)
      and not (${hasContent})`,
  );
}
