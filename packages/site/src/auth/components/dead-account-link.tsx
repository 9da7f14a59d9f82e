import { deadAccountLinkWords as words } from '@infinite/schema/words/auth-modal.en';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';

/** A used, expired or truncated link: what to do instead. */
export function DeadAccountLink({ instead }: { instead: string }): ReactElement {
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={instead} />
      <LinkButton href="/" variant="primary">
        {words.home}
      </LinkButton>
    </div>
  );
}
