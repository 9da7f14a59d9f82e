import { instantWords } from '@infinite/schema/words/dates.en';
import { messageDetailWords as words } from '#messages/future-messages.en.ts';
import type { ReactElement } from 'react';

/** The ledger in plain words, newest last, as it happened. */
export function MessageHistory(props: {
  entries: readonly { id: string; at: string; what: string }[];
  timeZone: string;
}): ReactElement {
  if (props.entries.length === 0) return <p className="m-0 text-ink-soft">{words.historyEmpty}</p>;
  return (
    <ol className="m-0 flex list-none flex-col gap-4 border-l-2 border-rule p-0">
      {props.entries.map((entry) => (
        <li key={entry.id} className="pl-5">
          <time dateTime={entry.at} className="block text-sm text-ink-soft">
            {instantWords(entry.at, props.timeZone)}
          </time>
          {entry.what}
        </li>
      ))}
    </ol>
  );
}
