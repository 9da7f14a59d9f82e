import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { ClosedLink } from '#received/components/closed-link.tsx';
import { OpenedMessage } from '#received/components/opened-message.tsx';
import { WaitingMessage } from '#received/components/waiting-message.tsx';
import type { Data } from './+data.ts';

/** What a delivery opens: first that something waits, then, by the reader's own act, the message. */
export function Page(): ReactElement {
  const { page, opened, thanked, problem } = useData<Data>();
  const { routeParams, site } = usePageContext();
  const token = routeParams['token'] ?? '';
  if (page === null || page.state !== 'OPENABLE') {
    return (
      <ClosedLink
        state={page?.state ?? 'UNKNOWN'}
        supportEmail={site.supportEmail}
        token={page?.choices ? token : null}
      />
    );
  }
  return (
    <div className="page-column py-10 sm:py-16">
      {opened ? (
        <OpenedMessage page={page} token={token} thanked={thanked} problem={problem} />
      ) : (
        <WaitingMessage page={page} token={token} problem={problem} />
      )}
    </div>
  );
}
