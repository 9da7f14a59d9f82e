import { futureMessagesWords as words } from '#messages/future-messages.en.ts';
import { LinkButton } from '@infinite/ui/link-button';
import type { ReactElement } from 'react';

/** Appends the next page to the list; without scripts it is a separate page. */
export function LoadMore(props: {
  href: string;
  pending: boolean;
  onLoad: () => void;
}): ReactElement {
  return (
    <p className="mt-6 text-center">
      <LinkButton
        href={props.href}
        aria-busy={props.pending || undefined}
        onClick={(event) => {
          event.preventDefault();
          if (!props.pending) props.onLoad();
        }}
      >
        {props.pending ? words.loadingMore : words.loadMore}
      </LinkButton>
    </p>
  );
}
