import { composerWords } from '@infinite/schema/words/composer.en';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { TextArea } from '@infinite/ui/text-area';
import { useState, type ReactElement } from 'react';
import { readAddresses, type PastedPerson } from './read-addresses.ts';

const words = composerWords.people;

/** Many people at once, from whatever an address book gives. */
export function PastePeople(props: { onAdd: (people: PastedPerson[]) => void }): ReactElement {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const { people, unread } = readAddresses(text);
  const nothing = text.trim() !== '' && people.length === 0;
  const left = unread.length > 0 && people.length > 0;
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words.paste}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.paste}
        description={words.pasteHint}
        footer={
          <Button
            variant="primary"
            aria-disabled={people.length === 0 || undefined}
            onClick={() => {
              if (people.length === 0) return;
              props.onAdd(people);
              setText('');
              setOpen(false);
            }}
          >
            {words.pasteAdd(people.length)}
          </Button>
        }
      >
        <Field
          label={words.pasteLabel}
          error={nothing ? words.pasteNothing : undefined}
          hint={left ? words.pasteUnread(unread.slice(0, 5).join(' · ')) : undefined}
        >
          <TextArea
            rows={6}
            className="max-h-80"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </Dialog>
    </>
  );
}
