import { sql } from 'kysely';
import type { MergeListener } from '#features/relatives/contacts/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * The merged entry is in what any of its parts is in. Tags of the parts stay beside them, hidden: they
 * count again when the merge is undone, and go with the parts when those are purged.
 */
export const copyMergedTags: MergeListener = async (ctx, { into, from }) => {
  await rowsOf(
    ctx.em,
    sql`
      insert into item_people (id, family_id, recording_id, contact_id, x, y, tagged_by, created_at)
      select gen_random_uuid(), family_id, recording_id, ${into}::uuid, x, y, tagged_by, created_at
      from (select distinct on (recording_id) * from item_people
        where contact_id = any(${[...from]}::uuid[]) order by recording_id, x nulls last, id) merged
      on conflict do nothing`,
  );
};
