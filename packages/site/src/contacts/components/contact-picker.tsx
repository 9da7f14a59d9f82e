import { birthdayInWords } from '@infinite/schema/contacts/birthday';
import { Button } from '@infinite/ui/button';
import { useEffect, useState } from 'react';
import { contactPageWords } from '#contacts/contacts.en.ts';
import { unknownPeople, type Person } from '#contacts/unknown-people.ts';
import type { ContactView } from '#contacts/use-contacts.ts';
import { ContactCombobox } from './contact-combobox.tsx';
import { KeepPerson } from './keep-person.tsx';

const words = contactPageWords.picker;

interface ContactPickerProps {
  /** The people of the message. */
  people: readonly Person[];
  /** The reader's role adds to the address book. */
  keeps: boolean;
  onChoose: (contact: ContactView) => void;
  /** `YYYY-MM-DD`, or `--MM-DD` without a year. */
  onBirthday: (birthday: string) => void;
}

/** Beside the people of a message: chooses from the address book, and adds to it. */
export function ContactPicker(props: ContactPickerProps) {
  const [chosen, setChosen] = useState<ContactView | null>(null);
  const [unknown, setUnknown] = useState<readonly Person[]>([]);
  const { people, keeps } = props;
  // A new list comes with each drawing; its words say whether it changed.
  const asked = JSON.stringify(people.map(personOf));
  useEffect(() => {
    if (!keeps) return undefined;
    let isCurrent = true;
    // While an address is typed, each letter would be a question.
    const timer = setTimeout(() => {
      void unknownPeople(JSON.parse(asked) as Person[]).then((found) => {
        if (isCurrent) setUnknown(found);
      });
    }, 400);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, keeps]);
  return (
    <div className="grid max-w-[560px] gap-4">
      <ContactCombobox
        onChoose={(contact) => {
          setChosen(contact);
          props.onChoose(contact);
        }}
      />
      <div role="status">
        {chosen ? (
          <p className="m-0 wrap-anywhere text-ink-soft">{words.chosen(chosen.name)}</p>
        ) : null}
      </div>
      {chosen?.birthday ? (
        <p className="m-0 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="min-w-0 wrap-anywhere">
            {words.birthday(chosen.name, birthdayInWords(`-${chosen.birthday.slice(-6)}`))}
          </span>
          <Button size="sm" onClick={() => props.onBirthday(chosen.birthday)}>
            {words.everyBirthday}
          </Button>
        </p>
      ) : null}
      {unknown.map((person) => (
        <KeepPerson
          key={person.email}
          person={person}
          onKept={() => setUnknown((all) => all.filter((one) => one !== person))}
        />
      ))}
    </div>
  );
}

const personOf = ({ name, email, relation, timeZone, locale }: Person): Person => ({
  name,
  email,
  relation,
  timeZone,
  locale,
});
