import { Button } from '@infinite/ui/button';
import { contactPageWords as words } from '#contacts/contacts.en.ts';
import type { ContactView } from '#contacts/use-contacts.ts';
import { ContactFacts } from './contact-facts.tsx';

interface ContactRowProps {
  contact: ContactView;
  /** A request is on its way, or the scripts are not there yet. */
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onSeparate: () => void;
}

/** One person of the address book, with what the reader may do. */
export function ContactRow({ contact, busy, ...props }: ContactRowProps) {
  const { name, relation, addedBy } = contact;
  const button = (label: string, act: () => void) => (
    <Button size="sm" disabled={busy} aria-label={words.actOn(label, name)} onClick={act}>
      {label}
    </Button>
  );
  return (
    <article
      aria-label={name}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3"
    >
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="m-0 text-lg wrap-anywhere" dir="auto">
          {name}
          {relation ? (
            <span className="font-sans text-base font-normal text-ink-soft"> – {relation}</span>
          ) : null}
        </h2>
        <ContactFacts contact={contact} />
        {addedBy ? (
          <p className="m-0 mt-1 text-sm text-ink-soft">{words.addedBy(addedBy.name)}</p>
        ) : null}
      </div>
      {contact.mayChange ? (
        <div className="flex flex-wrap gap-2">
          {button(words.edit, props.onEdit)}
          {contact.merged ? button(words.separate, props.onSeparate) : null}
          {button(words.remove, props.onRemove)}
        </div>
      ) : null}
    </article>
  );
}
