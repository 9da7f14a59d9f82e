import type { DeliveryFieldsFragment } from '@infinite/schema/generated/graphql';
import { messageActionWords as words, messageDetailWords } from '#messages/future-messages.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState, type ReactElement } from 'react';
import { closeLink, renewLink } from '../message-calls.ts';
import type { Acts } from '../use-acts.ts';

/** Closes what a recipient can open, or opens it again with a new link; each asks first. */
export function LinkActs(props: {
  delivery: DeliveryFieldsFragment;
  acts: Acts;
}): ReactElement | null {
  const { delivery, acts } = props;
  const [asking, setAsking] = useState(false);
  const { id, recipient } = delivery;
  if (delivery.state !== 'DELIVERED') return null;
  const isClosed = delivery.closedBy === 'AUTHOR';
  const run = async () => {
    const done = isClosed
      ? await acts.run(`renew ${id}`, () => renewLink(id), words.linkRenewed(recipient.name))
      : await acts.run(`close ${id}`, () => closeLink(id), words.linkClosed(recipient.name));
    if (done) setAsking(false);
  };
  return (
    <div className="mt-1">
      {isClosed ? <span className="block">{messageDetailWords.linkClosed}</span> : null}
      <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setAsking(true)}>
        {isClosed ? words.renewLink : words.closeLink}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={
          isClosed ? words.renewLinkTitle(recipient.name) : words.closeLinkTitle(recipient.name)
        }
        description={
          isClosed ? words.renewLinkBody(recipient.email) : words.closeLinkBody(recipient.name)
        }
        confirmLabel={isClosed ? words.renewLinkDo : words.closeLinkDo}
        cancelLabel={words.keep}
        pending={acts.pending !== null}
        onConfirm={() => void run()}
      />
    </div>
  );
}
