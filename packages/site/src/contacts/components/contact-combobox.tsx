import { ContactsDocument } from '@infinite/schema/generated/operations';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
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
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (!open) look(text);
      else if (contacts.length > 0) {
        const step = key === 'ArrowDown' ? 1 : contacts.length - 1;
        setActive((active + step) % contacts.length);
      }
    } else if (key === 'Enter' && open) {
      event.preventDefault();
      choose(contacts[active]);
    } else if (key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
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
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={listId}
          aria-activedescendant={open && contacts[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          dir="auto"
          value={text}
          onChange={({ target }) => look(target.value)}
          onClick={() => {
            if (!open) look(text);
          }}
          onKeyDown={press}
        />
      </Field>
      <div
        hidden={!open}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-edge bg-raised shadow-lg"
      >
        <div id={listId} role="listbox" aria-label={words.label}>
          {contacts.map((contact, index) => (
            <div
              key={contact.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The mouse must not take the focus from the field before the click arrives.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(contact)}
              onKeyDown={(event) => event.key === 'Enter' && choose(contact)}
              className={clsx(
                'min-h-11 cursor-pointer px-4 py-2 wrap-anywhere',
                index === active ? 'bg-accent-tint' : 'hover:bg-sunk',
              )}
            >
              <bdi>{contact.name}</bdi>
              <span className="block text-sm text-ink-soft">
                {[contact.relation, contact.emails[0] ?? words.noAddress]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
          ))}
        </div>
        <p role="status" className="m-0 px-4 py-2 text-sm text-ink-soft empty:hidden">
          {open ? statusOf(found) : ''}
        </p>
      </div>
    </div>
  );
}

function statusOf(found: readonly ContactView[] | 'looking' | 'failed'): string {
  if (found === 'looking') return '';
  if (found === 'failed') return words.failed;
  return found.length === 0 ? words.none : words.options(found.length);
}
