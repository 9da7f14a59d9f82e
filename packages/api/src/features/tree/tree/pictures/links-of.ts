import { treeSubjects, type TreeSubjectName } from '@infinite/schema/catalogue/tree';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { TreePersonEntity } from '#features/tree/tree/people/tree-person.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** Who an individual is in the product. */
export interface PersonLink {
  readonly individualId: string;
  readonly kind: TreeSubjectName;
  readonly subjectId: string;
}

const columns = { MEMBER: 'memberId', CONTACT: 'contactId', CHILD: 'childId' } as const;

/** Who these individuals are in the product. Whom the actor may see is for the caller. */
export async function linksOf(
  { em }: Pick<RequestContext, 'em'>,
  familyId: string,
  individualIds: readonly string[],
): Promise<PersonLink[]> {
  const rows = await tables(em, TreePersonEntity)
    .selectFrom('tree_people')
    .selectAll()
    .where('familyId', '=', familyId)
    .where(sql<boolean>`individual_id = any(${[...individualIds]}::uuid[])`)
    .execute();
  return rows.flatMap(({ individualId, ...row }) =>
    treeSubjects.flatMap((kind) => {
      const subjectId = row[columns[kind]];
      return subjectId === null ? [] : [{ individualId, kind, subjectId }];
    }),
  );
}
