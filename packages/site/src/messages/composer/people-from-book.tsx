import { mayInFamily } from '@infinite/schema/catalogue/families';
import { composerWords } from '@infinite/schema/words/composer.en';
import { Button } from '@infinite/ui/button';
import { Spinner } from '@infinite/ui/spinner';
import { lazy, Suspense, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { roleNames } from '#families/role-names.ts';
import { PartGuard } from '#shell/components/part-guard.tsx';
import { newClientId } from './client-id.ts';
import { emptyRecipient, type RecipientFields } from './draft-content.ts';

/** Its code comes with the first press: most of a letter is written without it. */
const ContactPicker = lazy(async () => ({
  default: (await import('#contacts/components/contact-picker.tsx')).ContactPicker,
}));

const words = composerWords.people;

interface PeopleFromBookProps {
  recipients: RecipientFields[];
  onChange: (recipients: RecipientFields[]) => void;
  /** `YYYY-MM-DD`, or `--MM-DD` without a year. */
  onBirthday: (birthday: string) => void;
}

/** Recipients out of the family's address book, beside those who are typed. */
export function PeopleFromBook({ recipients, onChange, onBirthday }: PeopleFromBookProps) {
  const { viewer } = usePageContext();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words.fromBook}
      </Button>
    );
  }
  return (
    <div className="basis-full">
      <PartGuard>
        <Suspense fallback={<Spinner label={words.openingBook} />}>
          <ContactPicker
            people={recipients}
            keeps={mayInFamily(viewer ? roleNames[viewer.familyRole] : 'none', 'addContacts')}
            onBirthday={onBirthday}
            onChoose={({ name, emails, relation, timeZone, language }) => {
              const filled = recipients.filter((one) => one.name !== '' || one.email !== '');
              const email = emails[0] ?? '';
              const isThere = filled.some((one) => one.name === name && one.email === email);
              if (isThere) return;
              const inPlace = { timeZone: timeZone ?? '', locale: language ?? '' };
              const person = { name, email, relation, ...inPlace };
              onChange([...filled, { ...emptyRecipient(newClientId()), ...person }]);
            }}
          />
        </Suspense>
      </PartGuard>
    </div>
  );
}
