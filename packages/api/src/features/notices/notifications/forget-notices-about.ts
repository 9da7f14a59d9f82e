import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface Hidden {
  readonly familyIds: readonly string[];
  /** As `notify` was given it. */
  readonly kind: string;
  readonly ids: readonly string[];
}

/** Deletes notices about things that their readers may no longer see; mails that wait leave without them. */
export async function forgetNoticesAbout(
  ctx: RequestContext,
  { familyIds, kind, ids }: Hidden,
): Promise<void> {
  await rowsOf(
    ctx.em,
    sql`delete from notifications where family_id = any(${[...familyIds]}::uuid[])
      and subject_kind = ${kind} and subject_id = any(${[...ids]}::text[])`,
  );
}
