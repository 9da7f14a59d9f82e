import type { KeyboardEvent, ReactElement } from 'react';
import { treePersonPath } from '#tree/paths.ts';
import type { TimelineEvent } from '#vault/timeline-page.ts';
import { eventWords } from '#vault/tree-events.en.ts';

interface TimelineEventsProps {
  readonly events: readonly TimelineEvent[];
  readonly onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => void;
}

/** What happened in the family tree in a month, one quiet line each. */
export function TimelineEvents({ events, onKeyDown }: TimelineEventsProps): ReactElement | null {
  if (events.length === 0) return null;
  return (
    <ul className="m-0 mb-2 max-w-measure list-none p-0 text-ink-soft">
      {events.map((event) => (
        <li key={`${event.recordId} ${event.at}`} className="py-1 wrap-anywhere">
          <a
            className="link inline-block py-1"
            href={treePersonPath(event.people[0]?.id ?? '')}
            onKeyDown={onKeyDown}
          >
            {eventWords(event)}
          </a>{' '}
          <span className="text-sm">{event.words}</span>
        </li>
      ))}
    </ul>
  );
}
