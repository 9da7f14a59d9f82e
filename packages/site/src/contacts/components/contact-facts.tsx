import { birthdayInWords } from '@infinite/schema/contacts/birthday';
import { localeNames } from '@infinite/schema/locale/locales';
import { placeOfZone } from '@infinite/schema/words/dates.en';
import { contactPageWords as words } from '#contacts/contacts.en.ts';
import type { ContactView } from '#contacts/use-contacts.ts';

/** What is known of a person beside the name. */
export function ContactFacts({ contact }: { contact: ContactView }) {
  const { emails, birthday, timeZone, language, notes } = contact;
  const facts = [
    ...(birthday ? [words.born(birthdayInWords(birthday))] : []),
    ...(timeZone ? [words.clock(placeOfZone(timeZone))] : []),
    ...(language ? [words.reads(localeNames[language])] : []),
  ];
  return (
    <>
      {emails.length > 0 ? (
        <p className="m-0 mt-1 wrap-anywhere" dir="ltr">
          {emails.join(', ')}
        </p>
      ) : null}
      {facts.length > 0 ? (
        <p className="m-0 mt-1 text-sm text-ink-soft">{facts.join(' · ')}</p>
      ) : null}
      {notes ? (
        <p className="m-0 mt-2 max-w-measure wrap-anywhere whitespace-pre-line" dir="auto">
          {notes}
        </p>
      ) : null}
    </>
  );
}
