import { futureMessagesWords as words } from '#messages/future-messages.en.ts';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { openAuthModal } from '#auth/auth-modal-store.ts';
import { MessageList } from '#messages/components/message-list.tsx';
import { ViewLinks } from '#messages/components/view-links.tsx';
import type { Data } from './+data.ts';

/** Every message of the member, by how it stands. */
export function Page(): ReactElement {
  const { viewer, now } = usePageContext();
  const { view, listing } = useData<Data>();
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={words.pageTitle}
        actions={
          <LinkButton href="/schedule-message" variant="primary">
            {words.write}
          </LinkButton>
        }
      />
      <ViewLinks current={view} />
      <MessageList
        view={view}
        first={listing}
        clock={{ now, timeZone: viewer?.timeZone ?? 'UTC' }}
        onSignIn={(done) => openAuthModal({ stay: true, onSuccess: done })}
      />
    </div>
  );
}
