import { Badge } from '@infinite/ui/badge';
import type { ReactElement, ReactNode } from 'react';
import { messageStateWords, futureMessagesWords as words } from '#messages/future-messages.en.ts';
import type { MessageRowView } from '../message-row-view.ts';
import { signId } from './message-signs.tsx';
import { messageSigns } from './state-badge.tsx';

/** The look of all rows, written once on the list. */
const look = [
  'm-0 list-none p-0',
  '*:flex *:flex-wrap *:items-start *:justify-between *:gap-x-6 *:gap-y-2',
  '*:border-b *:border-rule *:py-5',
].join(' ');

export function MessageRows({ children }: { children: ReactNode }): ReactElement {
  return <ul className={look}>{children}</ul>;
}

/** One message of a list: its name, for whom, when, and how it stands. */
export function MessageRow(props: {
  row: MessageRowView;
  /** Under the row, such as the question it asks. */
  children?: ReactNode;
}): ReactElement {
  const { id, title, people, when, opened } = props.row;
  const href =
    props.row.state === 'DRAFT' ? `/schedule-message?message=${id}` : `/future-messages/${id}`;
  return (
    <li>
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="m-0 text-xl wrap-anywhere">
          <a href={href} className="inline-block py-1 text-ink hover:text-accent">
            {title}
          </a>
        </h3>
        <p className="m-0">{people}</p>
        <p className="m-0 text-ink-soft">{when}</p>
        {opened === undefined ? null : <p className="m-0 text-ink-soft">{opened}</p>}
      </div>
      <RowState {...props.row} />
      {props.children ? <div className="basis-full">{props.children}</div> : null}
    </li>
  );
}

function RowState({ state, postponed }: MessageRowView): ReactElement {
  const word = messageStateWords[state];
  return (
    <Badge
      tone={messageSigns[state][0]}
      icon={
        <svg className="size-[1.25em] shrink-0" aria-hidden>
          <use href={`#${signId(state)}`} />
        </svg>
      }
    >
      {postponed ? `${word}, ${words.postponed}` : word}
    </Badge>
  );
}
