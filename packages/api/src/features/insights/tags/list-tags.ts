import { tagLimits } from '@infinite/schema/catalogue/tags';
import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { seenInLists } from '#features/recordings/recordings/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** The tags of what the actor sees of the family in view, by the alphabet; the most frequent ones. */
export async function listTags(ctx: RequestContext): Promise<string[]> {
  const member = requireMember(ctx);
  const rows = await rowsOf(
    ctx.em,
    sql<{ tag: string }>`
      select tag from (
        select tag_key, min(tag) as tag from item_tags g
        where family_id = ${member.familyId} and is_kept
          and ${seenInLists(member, sql.ref('g.recording_id'))}
        group by tag_key order by count(*) desc, tag_key limit ${tagLimits.listed}) most
      order by tag_key`,
  );
  return rows.map(({ tag }) => tag);
}
