import type { RequestContext } from '#platform/context.ts';
import { addressesOf } from '#features/relatives/contacts/contact-columns.ts';
import { ContactEntity } from '#features/relatives/contacts/contact.entity.ts';
import { tables } from '#platform/database/tables.ts';

interface InBook {
  readonly id: string;
  readonly name: string;
  readonly emails: readonly string[];
}

/**
 * Names and addresses of a whole book, which `contactLimits.people` bounds, by name.
 * @param only of these entries alone
 */
export async function peopleInBook(
  ctx: RequestContext,
  familyId: string,
  only: readonly string[] | null = null,
): Promise<InBook[]> {
  let query = tables(ctx.em, ContactEntity)
    .selectFrom('contacts')
    .select(['id', 'name', 'emails'])
    .where('familyId', '=', familyId)
    .where('removedAt', 'is', null)
    .orderBy('name')
    .orderBy('id');
  if (only) query = query.where('id', 'in', only);
  const rows = await query.execute();
  return rows.map((row) => ({ ...row, emails: addressesOf(row) }));
}
