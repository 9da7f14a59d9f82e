import type { ContactCard } from '@infinite/schema/contacts/contact.input';
import { contactWords as words } from '@infinite/schema/words/contacts.en';
import type { RequestContext } from '#platform/context.ts';
import type { Contact } from '#features/relatives/contacts/contact.entity.ts';
import { sealWords } from '#features/people/families/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

type Columns = Pick<
  Contact,
  'name' | 'relation' | 'emails' | 'birthday' | 'timeZone' | 'language' | 'sealedNotes'
>;

/** A card as its row has it; notes are bound to the id of the row. */
export async function columnsOf(
  ctx: RequestContext,
  { id, familyId }: Pick<Contact, 'id' | 'familyId'>,
  { emails, notes, ...card }: ContactCard,
): Promise<Columns> {
  const row = { kind: 'contact-notes', row: id } as const;
  return {
    ...card,
    emails: emails.join(' '),
    sealedNotes: await sealWords(ctx, familyId, row, notes),
  };
}

export function addressesOf({ emails }: Pick<Contact, 'emails'>): string[] {
  return emails.split(' ').filter(Boolean);
}

/** @throws AppError INVALID_INPUT for a birthday that has not come anywhere yet */
export function requirePastBirthday(
  ctx: Pick<RequestContext, 'clock'>,
  { birthday }: Pick<ContactCard, 'birthday'>,
): void {
  // The first zone to begin a day is 14 hours ahead of UTC.
  const today = ctx.clock.now().add({ hours: 14 }).toZonedDateTimeISO('UTC').toPlainDate();
  if (birthday.startsWith('--') || birthday <= today.toString()) return;
  const said = words.futureBirthday;
  throw new AppError('INVALID_INPUT', { words: said, fields: { birthday: said } });
}
