import { Button } from '@infinite/ui/button';
import { Spinner } from '@infinite/ui/spinner';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { familyPageWords as words } from '#families/families.en.ts';
import { PartGuard } from '#shell/components/part-guard.tsx';

const ChooseContacts = lazy(async () => ({
  default: (await import('#contacts/components/choose-contacts.tsx')).ChooseContacts,
}));

/** Several people of the address book at once, as lines of the list of addresses. */
export function InviteFromBook({ onChosen }: { onChosen: (list: string) => void }): ReactElement {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{words.fromBook}</Button>
      </div>
    );
  }
  return (
    <PartGuard>
      <Suspense fallback={<Spinner label={words.openingBook} />}>
        <ChooseContacts
          onCancel={() => setOpen(false)}
          onChosen={(people) => {
            // Signs that part a list would part a name.
            const lines = people.map(
              ({ name, email }) => `"${name.replaceAll(/["<>]/g, '')}" <${email}>`,
            );
            onChosen(lines.join('\n'));
            setOpen(false);
          }}
        />
      </Suspense>
    </PartGuard>
  );
}
