import type { ContactsQuery } from '@infinite/schema/generated/graphql';
import { ContactsDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { ErrorState } from '@infinite/ui/error-state';
import { Field } from '@infinite/ui/field';
import { Spinner } from '@infinite/ui/spinner';
import { TextInput } from '@infinite/ui/text-input';
import { useEffect, useId, useState } from 'react';
import { ask } from '#api/ask.ts';
import { contactPageWords } from '#contacts/contacts.en.ts';
import { useContacts, type ContactView } from '#contacts/use-contacts.ts';

const { choosing: words, ...page } = contactPageWords;
type ContactsPage = ContactsQuery['contacts'];

interface ChooseContactsProps {
  onChosen: (people: { name: string; email: string }[]) => void;
  onCancel: () => void;
}

/** Chooses several people who have an address. */
export function ChooseContacts(props: ChooseContactsProps) {
  const [first, setFirst] = useState<ContactsPage | 'failed' | null>(null);
  useEffect(() => void readFirst().then(setFirst), []);
  if (first === null) return <Spinner label={page.loading} />;
  if (first !== 'failed') return <ContactChoice {...props} first={first} />;
  return (
    <ErrorState
      title={page.failed}
      onRetry={() => void readFirst().then(setFirst)}
      retryLabel={page.retry}
    />
  );
}

async function readFirst(): Promise<ContactsPage | 'failed'> {
  const answer = await ask(ContactsDocument, {});
  return answer.kind === 'data' ? answer.data.contacts : 'failed';
}

function ContactChoice(props: ChooseContactsProps & { first: ContactsPage }) {
  const { onChosen, onCancel } = props;
  const id = useId();
  const book = useContacts({ search: '', contacts: props.first });
  const [chosen, setChosen] = useState<readonly ContactView[]>([]);
  const isChosen = ({ id }: ContactView) => chosen.some((one) => one.id === id);
  // Who was chosen stays in sight, whatever is searched for.
  const shown = [...chosen, ...book.contacts.filter((one) => !isChosen(one))];
  const list = shown.filter(({ emails }) => emails.length > 0);
  return (
    <div role="group" aria-labelledby={id} className="grid gap-4 rounded-md bg-sunk p-5">
      <p id={id} className="m-0 font-semibold">
        {words.title}
      </p>
      <Field label={page.search} className="max-w-[480px]">
        <TextInput
          type="search"
          dir="auto"
          autoComplete="off"
          value={book.search}
          onChange={({ target }) => book.searchFor(target.value)}
        />
      </Field>
      <ul className="m-0 max-h-96 list-none overflow-y-auto p-0">
        {list.map((contact) => (
          <li key={contact.id}>
            <Checkbox
              label={
                <span className="wrap-anywhere">
                  <bdi>{contact.name}</bdi>{' '}
                  <span className="text-sm text-ink-soft">{contact.emails[0]}</span>
                </span>
              }
              checked={isChosen(contact)}
              onChange={({ target }) =>
                setChosen((all) =>
                  target.checked ? [...all, contact] : all.filter(({ id }) => id !== contact.id),
                )
              }
            />
          </li>
        ))}
      </ul>
      {book.state === 'loading' ? <Spinner label={page.loading} /> : null}
      {book.state === 'ready' && list.length === 0 ? (
        <p className="m-0 text-ink-soft">{words.none}</p>
      ) : null}
      {book.state === 'failed' ? (
        <ErrorState
          title={page.failed}
          onRetry={() => void book.reload()}
          retryLabel={page.retry}
        />
      ) : null}
      {book.hasMore && book.state === 'ready' ? (
        <div>
          <Button size="sm" onClick={() => void book.loadMore()}>
            {page.more}
          </Button>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={chosen.length === 0}
          onClick={() =>
            onChosen(chosen.map(({ name, emails }) => ({ name, email: emails[0] ?? '' })))
          }
        >
          {words.take(chosen.length)}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
