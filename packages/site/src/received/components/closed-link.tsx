import { receivedWords as words } from '@infinite/schema/words/received.en';
import { LinkButton } from '@infinite/ui/link-button';
import type { ReactElement } from 'react';

const texts = { EXPIRED: words.expired, REVOKED: words.revoked, UNKNOWN: words.unknown };

/** A closed or invalid link: a friendly explanation with a contact. */
export function ClosedLink(props: {
  state: string;
  supportEmail: string;
  /** Of a link that was closed: its holder can still say what they want. */
  token?: string | null;
}): ReactElement {
  const { title, body } =
    props.state === 'EXPIRED' || props.state === 'REVOKED' ? texts[props.state] : texts.UNKNOWN;
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
