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
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [changed, setChanged] = useState<ChangeContactMutation['changeContact'] | null>(null);
  const removal = useAct(RemoveContactDocument);
  const restoring = useAct(RestoreContactDocument);
  const separating = useAct(SeparateContactDocument);
  const remove = async (contact: ContactView) => {
    if (!(await removal.act({ id: contact.id }, null))) return;
    setRemoved((all) => new Set([...all, contact.id]));
  };
  const restore = async ({ id, name }: ContactView) => {
    const done = await restoring.act({ id }, words.back(name));
    if (!done) return;
    book.put(done.restoreContact);
    setRemoved((all) => new Set([...all].filter((one) => one !== id)));
  };
  const separate = async ({ id }: ContactView) => {
    const done = await separating.act({ id }, words.separated);
    if (!done) return;
    book.drop(id);
    for (const contact of done.separateContact) book.put(contact);
  };
  const busy = !removal.ready || removal.pending || restoring.pending || separating.pending;
  return (
    <ul className="m-0 list-none border-b border-rule p-0">
      {book.contacts.map((contact) => (
        <li key={contact.id} className="border-t border-rule py-5">
          {removed.has(contact.id) ? (
            <p className="m-0 flex flex-wrap items-center gap-4 text-ink-soft">
              <span className="min-w-0 wrap-anywhere">{words.removed(contact.name)}</span>
              <Button
                // The button that was pressed is gone; a screen reader goes on here.
                autoFocus
                size="sm"
                pending={restoring.pending}
                aria-label={words.actOn(words.undo, contact.name)}
                onClick={() => void restore(contact)}
              >
                {words.undo}
              </Button>
            </p>
          ) : editing === contact.id ? (
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
          {changed?.contact.id === contact.id && changed.unsentMessages > 0 ? (
            <RedirectOffer
              key={changed.contact.version}
              {...changed}
              onClose={() => setChanged(null)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
