import {
  ContactDuplicatesDocument,
  MergeContactsDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { Spinner } from '@infinite/ui/spinner';
import { useEffect, useState } from 'react';
import { ask } from '#api/ask.ts';
import { contactPageWords } from '#contacts/contacts.en.ts';
import type { ContactView } from '#contacts/use-contacts.ts';
import { useAct } from '#settings/use-act.ts';
import { ContactFacts } from './contact-facts.tsx';

const { duplicates: words, ...page } = contactPageWords;

/** Entries that are probably one person, and the way to put them together. */
export function DuplicatesPanel(props: {
  onMerged: (merged: ContactView, ids: string[]) => void;
  onClose: () => void;
}) {
  const [groups, setGroups] = useState<ContactView[][] | 'loading' | 'failed'>('loading');
  const { act, ready, pending } = useAct(MergeContactsDocument);
  useEffect(() => void readGroups().then(setGroups), []);
  const merge = async (group: ContactView[]) => {
    const ids = group.map(({ id }) => id);
    const done = await act({ ids }, words.merged(group[0]?.name ?? ''));
    if (!done) return;
    setGroups((all) => (typeof all === 'string' ? all : all.filter((one) => one !== group)));
    props.onMerged(done.mergeContacts, ids);
  };
  return (
    <section aria-labelledby="duplicates" className="mb-10 max-w-[720px]">
      <h2 id="duplicates" className="m-0 text-2xl">
        {words.title}
      </h2>
      {groups === 'loading' ? <Spinner label={page.loading} /> : null}
      {groups === 'failed' ? (
        <ErrorState
          title={page.failed}
          onRetry={() => void readGroups().then(setGroups)}
          retryLabel={page.retry}
        />
      ) : null}
      {typeof groups === 'string' ? null : (
        <>
          <p role="status" className="mt-2 text-ink-soft">
            {groups.length === 0 ? words.none : words.text}
          </p>
          <ul className="m-0 list-none p-0">
            {groups.map((group) => (
              <li key={group[0]?.id} className="border-t border-rule py-5">
                <ul className="m-0 grid list-none gap-4 p-0">
                  {group.map((contact) => (
                    <li key={contact.id}>
                      <strong className="wrap-anywhere">{contact.name}</strong>
                      <ContactFacts contact={contact} />
                    </li>
                  ))}
                </ul>
                <div className="mt-4">
                  {group.every(({ mayChange }) => mayChange) ? (
                    <Button
                      size="sm"
                      disabled={!ready || pending}
                      aria-label={words.mergeOf(group[0]?.name ?? '')}
                      onClick={() => void merge(group)}
                    >
                      {words.merge}
                    </Button>
                  ) : (
                    <p className="m-0 text-sm text-ink-soft">{words.notYours}</p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="quiet" onClick={props.onClose}>
        {words.close}
      </Button>
    </section>
  );
}

async function readGroups(): Promise<ContactView[][] | 'failed'> {
  const answer = await ask(ContactDuplicatesDocument, {});
  if (answer.kind !== 'data') return 'failed';
  return answer.data.contactDuplicates.map(({ contacts }) => contacts);
}
