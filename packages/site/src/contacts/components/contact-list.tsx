import type { ChangeContactMutation } from '@infinite/schema/generated/graphql';
import {
  RemoveContactDocument,
  RestoreContactDocument,
  SeparateContactDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import { contactPageWords as words } from '#contacts/contacts.en.ts';
import type { ContactView, useContacts } from '#contacts/use-contacts.ts';
import { useAct } from '#settings/use-act.ts';
import { ContactRow } from './contact-row.tsx';
import { EditContact } from './edit-contact.tsx';
import { RedirectOffer } from './redirect-offer.tsx';

/** The people that are shown, each edited in its place; what was removed can be had back. */
export function ContactList({ book }: { book: ReturnType<typeof useContacts> }) {
  const [editing, setEditing] = useState<string | null>(null);
  const [removed, setRemoved] = useState<ContactView | null>(null);
  const [changed, setChanged] = useState<ChangeContactMutation['changeContact'] | null>(null);
  const removal = useAct(RemoveContactDocument);
  const restoring = useAct(RestoreContactDocument);
  const separating = useAct(SeparateContactDocument);
  const remove = async (contact: ContactView) => {
    if (!(await removal.act({ id: contact.id }, null))) return;
    book.drop(contact.id);
    setRemoved(contact);
  };
  const restore = async ({ id, name }: ContactView) => {
    const done = await restoring.act({ id }, words.back(name));
    if (!done) return;
    book.put(done.restoreContact);
    setRemoved(null);
  };
  const separate = async ({ id }: ContactView) => {
    const done = await separating.act({ id }, words.separated);
    if (!done) return;
    book.drop(id);
    for (const contact of done.separateContact) book.put(contact);
  };
  const busy = !removal.ready || removal.pending || restoring.pending || separating.pending;
  return (
    <>
      <div role="status">
        {removed ? (
          <p className="mt-0 mb-6 flex max-w-[720px] flex-wrap items-center gap-4 rounded-md bg-sunk px-5 py-3">
            <span className="min-w-0 wrap-anywhere">{words.removed(removed.name)}</span>
            <Button
              size="sm"
              pending={restoring.pending}
              aria-label={words.actOn(words.undo, removed.name)}
              onClick={() => void restore(removed)}
            >
              {words.undo}
            </Button>
          </p>
        ) : null}
      </div>
      {changed && changed.unsentMessages > 0 ? (
        <RedirectOffer
          key={changed.contact.version}
          {...changed}
          onClose={() => setChanged(null)}
        />
      ) : null}
      <ul className="m-0 list-none border-b border-rule p-0">
        {book.contacts.map((contact) => (
          <li key={contact.id} className="border-t border-rule py-5">
            {editing === contact.id ? (
              <EditContact
                contact={contact}
                onCancel={() => setEditing(null)}
                onSaved={(saved) => {
                  book.put(saved.contact);
                  setChanged(saved);
                  setEditing(null);
                }}
              />
            ) : (
              <ContactRow
                contact={contact}
                busy={busy}
                onEdit={() => setEditing(contact.id)}
                onRemove={() => void remove(contact)}
                onSeparate={() => void separate(contact)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
