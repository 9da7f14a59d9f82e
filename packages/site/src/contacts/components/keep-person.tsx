import { AddContactDocument } from '@infinite/schema/generated/operations';
import { isLocale } from '@infinite/schema/locale/locales';
import { Button } from '@infinite/ui/button';
import { contactPageWords } from '#contacts/contacts.en.ts';
import type { Person } from '#contacts/unknown-people.ts';
import { useAct } from '#settings/use-act.ts';

const words = contactPageWords.picker;

/** Adds somebody whom a message is for to the address book. */
export function KeepPerson({ person, onKept }: { person: Person; onKept: () => void }) {
  const { act, ready, pending } = useAct(AddContactDocument);
  const { name, email, relation, timeZone, locale } = person;
  const keep = async () => {
    const facts = { timeZone: timeZone || null, language: isLocale(locale) ? locale : null };
    const input = { name, relation, emails: [email], ...facts };
    if (await act({ input }, words.kept(name))) onKept();
  };
  return (
    <p className="m-0 flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-0 wrap-anywhere">{words.unknown(name)}</span>
      <Button
        size="sm"
        disabled={!ready}
        pending={pending}
        aria-label={words.keepOf(name)}
        onClick={() => void keep()}
      >
        {words.keep}
      </Button>
    </p>
  );
}
