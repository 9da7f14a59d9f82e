import { namesWords } from '@infinite/schema/words/dates.en';
import { futureMessagesWords as words } from '#messages/future-messages.en.ts';
import type { ReactElement, ReactNode } from 'react';
import type { MessageSummaryView } from '../message-view.ts';
import { recurrenceLine, whenLine, type ReaderClock } from '../when-line.ts';
import { StateBadge } from './state-badge.tsx';

/** One message of a list: its name, for whom, when, and how it stands. */
export function MessageRow(props: {
  message: MessageSummaryView;
  clock: ReaderClock;
  /** Under the row, such as the question it asks. */
  children?: ReactNode;
}): ReactElement {
  const { message, clock } = props;
  const href =
    message.state === 'DRAFT'
      ? `/schedule-message?message=${message.id}`
      : `/future-messages/${message.id}`;
  const every = recurrenceLine(message);
  return (
    <li className="border-b border-rule py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="m-0 text-xl wrap-anywhere">
            <a href={href} className="inline-block py-1 text-ink hover:text-accent">
              {message.title.trim() === '' ? words.untitled : message.title}
            </a>
          </h3>
          <p className="m-0">
            {words.for} {namesWords(message.recipients.map(({ name }) => name || '…'))}
          </p>
          <p className="m-0 text-ink-soft">
            {whenLine(message, clock)}
            {every === null ? null : `. ${every}`}
          </p>
          <Received message={message} />
        </div>
        <StateBadge {...message} />
      </div>
      {props.children}
    </li>
  );
}

function Received({ message }: { message: MessageSummaryView }): ReactElement | null {
  const reached = message.deliveries.filter(({ state }) => state === 'DELIVERED');
  if (reached.length === 0) return null;
  const opened = reached.filter(({ openedAt }) => openedAt).length;
  return <p className="m-0 text-ink-soft">{words.openedBy(opened, reached.length)}</p>;
}
