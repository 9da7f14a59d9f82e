import { MessageDetailDocument } from '@infinite/schema/generated/operations';
import { useState, type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { execute } from '@infinite/api-client/execute';
import { openAuthModal } from '#auth/auth-modal-store.ts';
import { MessageDetail } from '#messages/components/message-detail.tsx';
import type { Data } from './+data.ts';

/** One message: what happens next, what happened, and what can still be done. */
export function Page(): ReactElement {
  const { viewer, now } = usePageContext();
  const first = useData<Data>();
  const [message, setMessage] = useState(first.message);
  const refresh = async () => {
    const fresh = await execute(MessageDetailDocument, { id: message.id });
    if (fresh.message) setMessage(fresh.message);
  };
  return (
    <MessageDetail
      message={message}
      justScheduled={first.justScheduled}
      justChanged={first.justChanged}
      from={first.senderName ?? viewer?.displayName ?? ''}
      clock={{ now, timeZone: viewer?.timeZone ?? 'UTC' }}
      onChanged={refresh}
      onSignIn={(done) => openAuthModal({ stay: true, onSuccess: done })}
    />
  );
}
