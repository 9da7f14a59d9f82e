import { RedirectMessagesDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';
import { contactPageWords } from '#contacts/contacts.en.ts';
import type { ContactView } from '#contacts/use-contacts.ts';
import { useAct } from '#settings/use-act.ts';

const words = contactPageWords.redirect;

interface RedirectOfferProps {
  contact: ContactView;
  formerAddresses: readonly string[];
  /** Of the reader alone. */
  unsentMessages: number;
  onClose: () => void;
}

/** Offers to send the reader's unsent messages to the address that a person has now. */
export function RedirectOffer(props: RedirectOfferProps) {
  const { contact, formerAddresses, unsentMessages, onClose } = props;
  const [left, setLeft] = useState<{ changed: number; left: number } | null>(null);
  const { act, ready, pending } = useAct(RedirectMessagesDocument);
  const redirect = async () => {
    const variables = { contactId: contact.id, from: [...formerAddresses] };
    const done = await act(variables, null);
    if (done) setLeft(done.redirectMessages);
  };
  return (
    <div role="status" className="mt-4 max-w-[720px] rounded-md bg-amber-tint px-5 py-4">
      {left ? (
        <>
          <p className="m-0">{words.done(left.changed)}</p>
          {left.left > 0 ? <p className="mt-2 mb-0">{words.left(left.left)}</p> : null}
          <p className="mt-3 mb-0">
            <a href="/future-messages" className="link inline-block py-1">
              {words.toMessages}
            </a>
          </p>
        </>
      ) : (
        <>
          <p className="m-0 wrap-anywhere">
            {words.offer(unsentMessages, formerAddresses.join(', '), contact.emails[0] ?? '')}
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              variant="primary"
              disabled={!ready}
              pending={pending}
              onClick={() => void redirect()}
            >
              {words.act(unsentMessages)}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {words.leave}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
