import { contactLimits } from '@infinite/schema/catalogue/contacts';
import { readContactCards } from '@infinite/schema/contacts/contact-cards';
import { Button } from '@infinite/ui/button';
import { FieldError } from '@infinite/ui/field-error';
import { Spinner } from '@infinite/ui/spinner';
import { useId, useState } from 'react';
import { contactPageWords } from '#contacts/contacts.en.ts';
import { foundPeople, type FoundPeople } from '#contacts/found-people.ts';
import { ImportPreview } from './import-preview.tsx';

const words = contactPageWords.importing;

/** Reads a file of contacts on the device, shows who is in it, and adds those who were chosen. */
export function ImportPanel(props: { onAdded: () => void; onClose: () => void }) {
  const id = useId();
  const [state, setState] = useState<'choosing' | 'checking'>('choosing');
  const [fault, setFault] = useState('');
  const [found, setFound] = useState<FoundPeople | null>(null);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setFound(null);
    setFault('');
    if (file.size > contactLimits.fileBytes) {
      setFault(words.tooLarge);
      return;
    }
    setState('checking');
    const text = await file.text().catch(() => '');
    const cards = readContactCards(text);
    if (cards.people.length === 0 && cards.problems[0]?.problem === 'NO_CARD') {
      setFault(words.unreadable);
    } else {
      setFound(await foundPeople(cards));
    }
    setState('choosing');
  };
  return (
    <section aria-labelledby={`${id}-title`} className="mb-10 max-w-[720px]">
      <h2 id={`${id}-title`} className="m-0 text-2xl">
        {words.title}
      </h2>
      <label htmlFor={id} className="mt-4 block font-semibold">
        {words.file}
      </label>
      <input
        id={id}
        type="file"
        accept=".vcf,text/vcard,text/x-vcard"
        aria-describedby={`${id}-hint ${fault ? `${id}-error` : ''}`}
        className="mt-2 block w-full min-w-0 text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-raised file:px-4 file:font-sans file:text-ink"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          void read(file).finally(() => {
            // The same file may be chosen again.
            target.value = '';
          });
        }}
      />
      <p id={`${id}-hint`} className="mt-1 mb-0 text-sm text-ink-soft">
        {words.hint}
      </p>
      {fault ? <FieldError id={`${id}-error`}>{fault}</FieldError> : null}
      {state === 'checking' ? <Spinner label={words.checking} /> : null}
      {found ? (
        <ImportPreview
          found={found}
          onAdded={props.onAdded}
          onDone={props.onClose}
          onCancel={() => setFound(null)}
        />
      ) : (
        <Button className="mt-4" variant="quiet" onClick={props.onClose}>
          {words.cancel}
        </Button>
      )}
    </section>
  );
}
