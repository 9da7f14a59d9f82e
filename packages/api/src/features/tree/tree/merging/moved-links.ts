import type { TreeSubjectName } from '@infinite/schema/catalogue/tree';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { TreePersonEntity } from '#features/tree/tree/people/tree-person.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';

type Database = Pick<RequestContext, 'em'>;

/** Who an individual is in the product went over from one individual to another. */
export interface MovedLink {
  readonly kind: TreeSubjectName;
  readonly subjectId: string;
  readonly from: string;
  readonly to: string;
}

const columns = { MEMBER: 'member_id', CONTACT: 'contact_id', CHILD: 'child_id' } as const;

/** Everything that `from` is in the product. */
export async function linksToMove(
  { em }: Database,
  familyId: string,
  { from, to }: Pick<MovedLink, 'from' | 'to'>,
): Promise<MovedLink[]> {
  const row = await tables(em, TreePersonEntity)
    .selectFrom('tree_people')
    .selectAll()
    .where('familyId', '=', familyId)
    .where('individualId', '=', from)
    .executeTakeFirst();
  const subjects = { MEMBER: row?.memberId, CONTACT: row?.contactId, CHILD: row?.childId };
  return (['MEMBER', 'CONTACT', 'CHILD'] as const).flatMap((kind) => {
    const subjectId = subjects[kind];
    return subjectId ? [{ kind, subjectId, from, to }] : [];
  });
}

/**
 * Moves links where they still are at `from` and `to` has none of the kind, and notes with the change which ones
 * went over. Call while the tree is locked.
 */
export async function moveLinks(
  ctx: Database,
  { familyId, changeId }: { familyId: string; changeId: string },
  links: readonly MovedLink[],
): Promise<void> {
  const moved: MovedLink[] = [];
  // Three at most: one of each kind.
  for (const link of links) if (await moveLink(ctx, familyId, link)) moved.push(link);
  if (moved.length === 0) return;
  await rowsOf(
    ctx.em,
    sql`update tree_changes set moved_links = ${JSON.stringify(moved)}::jsonb
      where family_id = ${familyId} and id = ${changeId}`,
  );
}

async function moveLink(
  { em }: Database,
  familyId: string,
  { kind, subjectId, from, to }: MovedLink,
): Promise<boolean> {
  const column = sql.ref(columns[kind]);
  const freed = await rowsOf(
    em,
    sql`update tree_people set ${column} = null
      where family_id = ${familyId} and individual_id = ${from} and ${column} = ${subjectId}
        and not exists (select 1 from tree_people
          where family_id = ${familyId} and individual_id = ${to} and ${column} is not null)
      returning individual_id`,
  );
  if (freed.length === 0) return false;
  await rowsOf(
    em,
    sql`insert into tree_people (family_id, individual_id, ${column})
      values (${familyId}, ${to}, ${subjectId})
      on conflict (family_id, individual_id) do update set ${column} = excluded.${column}`,
  );
  return true;
}

/** The way back. */
export function movedBack(links: readonly MovedLink[]): MovedLink[] {
  return links.map(({ from, to, ...link }) => ({ ...link, from: to, to: from }));
}
