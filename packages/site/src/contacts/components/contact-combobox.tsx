import { ContactsDocument } from '@infinite/schema/generated/operations';
import { ComboboxOptions, comboboxField } from '@infinite/ui/combobox';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useEffect, useId, useRef, useState } from 'react';
import { ask } from '#api/ask.ts';
import { contactPageWords } from '#contacts/contacts.en.ts';
import type { ContactView } from '#contacts/use-contacts.ts';

const words = contactPageWords.picker;
const shownAtOnce = 8;
/** Letters of a search are sent together. */
const pauseMilliseconds = 150;

/**
 * People of the address book by a few letters: the WAI-ARIA combobox with a list. It only ever helps:
 * where the book cannot be reached, it says so, and everything can be typed by hand.
 */
export function ContactCombobox({ onChoose }: { onChoose: (contact: ContactView) => void }) {
  const listId = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState<readonly ContactView[] | 'looking' | 'failed'>('looking');
  const [active, setActive] = useState(0);
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const contacts = typeof found === 'string' ? [] : found;

  const close = () => {
    asked.current += 1;
    clearTimeout(timer.current);
    setOpen(false);
  };
  const look = (search: string) => {
    setText(search);
    setOpen(true);
    setActive(0);
    setFound('looking');
    clearTimeout(timer.current);
    const question = (asked.current += 1);
    timer.current = setTimeout(async () => {
      const answer = await ask(ContactsDocument, { search, first: shownAtOnce });
      // An answer to what is no longer typed is no answer.
      if (question !== asked.current) return;
      setFound(answer.kind === 'data' ? answer.data.contacts.nodes : 'failed');
    }, pauseMilliseconds);
  };
  const choose = (contact: ContactView | undefined) => {
    if (!contact) return;
    close();
    setText('');
    onChoose(contact);
  };
  const list = {
    id: listId,
    open,
    count: contacts.length,
    active,
    onActive: setActive,
    onChoose: (index: number) => choose(contacts[index]),
    onOpen: () => look(text),
    onClose: close,
  };
  return (
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Field label={words.label} hint={words.hint}>
        <TextInput
          {...comboboxField(list)}
          dir="auto"
          value={text}
          onChange={({ target }) => look(target.value)}
        />
      </Field>
      <ComboboxOptions
        list={list}
        label={words.label}
        options={contacts.map(({ id, name, relation, emails }) => ({
          key: id,
          content: (
            <>
              <bdi>{name}</bdi>
              <span className="text-sm text-ink-soft">
                {[relation, emails[0] ?? words.noAddress].filter(Boolean).join(' · ')}
              </span>
            </>
          ),
        }))}
        status={statusOf(found)}
      />
    </div>
  );
}

function statusOf(found: readonly ContactView[] | 'looking' | 'failed'): string {
  if (found === 'looking') return '';
  if (found === 'failed') return words.failed;
  return found.length === 0 ? words.none : words.options(found.length);
}
