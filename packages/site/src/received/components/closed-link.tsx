import { receivedWords as words } from '@infinite/schema/words/received.en';
import { LinkButton } from '@infinite/ui/link-button';
import type { ReactElement } from 'react';

/** A closed or invalid link: a friendly explanation with a contact. */
export function ClosedLink(props: {
  state: string;
  supportEmail: string;
  /** Of a link that was closed: its holder can still say what they want. */
  token?: string | null;
}): ReactElement {
  const { title, body } = textOf(props.state);
  return (
    <div className="page-column py-10 sm:py-16">
      <div className="mx-auto flex max-w-measure flex-col items-start gap-6 text-lg">
        <h1 className="m-0 text-3xl sm:text-4xl">{title}</h1>
        <p className="m-0">{body}</p>
        <LinkButton href={`mailto:${props.supportEmail}`} size="lg">
          {words.write}
        </LinkButton>
        {props.token ? (
          <p className="m-0">
            <a
              href={`/shared/${props.token}/stop`}
              className="link inline-flex min-h-11 items-center"
            >
              {words.stop.tabTitle}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function textOf(state: string): { title: string; body: string } {
  if (state === 'EXPIRED') return words.expired;
  return state === 'REVOKED' ? words.revoked : words.unknown;
}
