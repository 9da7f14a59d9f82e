import type { RequestContext } from '#platform/context.ts';
import { addressesOf } from '#features/relatives/contacts/contact-columns.ts';
import { ContactEntity } from '#features/relatives/contacts/contact.entity.ts';
import { tables } from '#platform/database/tables.ts';

interface InBook {
  readonly id: string;
  readonly name: string;
  readonly emails: readonly string[];
}

/** Names and addresses of a whole book, which `contactLimits.people` bounds, by name. */
export async function peopleInBook(ctx: RequestContext, familyId: string): Promise<InBook[]> {
  const rows = await tables(ctx.em, ContactEntity)
    .selectFrom('contacts')
    .select(['id', 'name', 'emails'])
    .where('familyId', '=', familyId)
    .where('removedAt', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, emails: addressesOf(row) }));
}
