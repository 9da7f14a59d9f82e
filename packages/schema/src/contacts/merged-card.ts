import { emailKey } from '#accounts/email-address.ts';
import { contactLimits } from '#catalogue/contacts.ts';
import type { ContactCard } from '#contacts/contact.input.ts';
import { fits } from '#text/plain-text.ts';

/**
 * One card out of several: the first one, completed with what the others know. Addresses and notes are
 * collected as far as one entry holds them; what is left out comes back when the merge is undone.
 */
export function mergedCard(first: ContactCard, others: readonly ContactCard[]): ContactCard {
  const cards = [first, ...others];
  const firstKnown = <Field extends keyof ContactCard>(field: Field) =>
    cards.map((card) => card[field]).find((value) => value !== '' && value !== null) ??
    first[field];
  const emails = cards.flatMap((card) => card.emails);
  const keys = emails.map(emailKey);
  const birthdays = cards.map(({ birthday }) => birthday).filter(Boolean);
  return {
    name: firstKnown('name'),
    relation: firstKnown('relation'),
    emails: emails
      .filter((_, at) => keys.indexOf(keys[at] ?? null) === at)
      .slice(0, contactLimits.emails),
    birthday: withYear(birthdays),
    timeZone: firstKnown('timeZone'),
    language: firstKnown('language'),
    notes: joinedNotes(cards.map(({ notes }) => notes)),
  };
}

/** The first one; the year that another one knows of the same day is added. */
function withYear(birthdays: readonly string[]): string {
  const [first = ''] = birthdays;
  if (!first.startsWith('--')) return first;
  return birthdays.find((one) => one.slice(-5) === first.slice(-5) && one.length === 10) ?? first;
}

function joinedNotes(notes: readonly string[]): string {
  let joined = '';
  for (const note of new Set(notes.filter(Boolean))) {
    const longer = joined === '' ? note : `${joined}\n\n${note}`;
    if (fits(longer, contactLimits.notes)) joined = longer;
  }
  return joined;
}
