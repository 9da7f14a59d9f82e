import { Tabs } from '@infinite/ui/tabs';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { addWords as words } from '../add.en.ts';
import { needsMember } from '../counts.ts';
import type { ArrivalQueue } from '../queue/arrival-queue.ts';
import type { Entry } from '../queue/entry.ts';
import { QueueRow } from './queue-row.tsx';

interface QueueListProps {
  entries: readonly Entry[];
  queue: ArrivalQueue;
  /** Of one file, in words. */
  limit: string;
}

/** All files of the queue, or those that need a decision. */
export function QueueList({ entries, ...rest }: QueueListProps): ReactElement {
  const [shown, setShown] = useState<'all' | 'attention'>('all');
  const attention = entries.filter(needsMember);
  return (
    <Tabs
      label={words.show}
      value={shown}
      onChange={setShown}
      tabs={[
        {
          value: 'all',
          label: words.all(entries.length),
          content: <Rows entries={entries} {...rest} />,
        },
        {
          value: 'attention',
          label: words.attention(attention.length),
          content:
            attention.length > 0 ? (
              <Rows entries={attention} {...rest} />
            ) : (
              <p className="m-0 text-ink-soft">{words.noneToLookAt}</p>
            ),
        },
      ]}
    />
  );
}

/** A window on the rows: thousands of files are a few dozen elements. */
function Rows({ entries, queue, limit }: QueueListProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const rows = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => 72,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 6,
    scrollMargin: top,
  });
  useEffect(() => {
    // Notices above it come and go, and change how long the page is.
    const watch = new ResizeObserver(() => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + scrollY));
    });
    watch.observe(document.body);
    return () => watch.disconnect();
  }, []);
  return (
    <ul
      aria-label={words.rows}
      className="relative m-0 list-none p-0"
      ref={(element) => {
        list.current = element;
        if (element) element.style.height = `${rows.getTotalSize()}px`;
      }}
    >
      {rows.getVirtualItems().map(({ index, key, start }) => {
        const entry = entries[index];
        return entry ? (
          <li
            key={key}
            data-index={index}
            aria-setsize={entries.length}
            aria-posinset={index + 1}
            className="absolute top-0 left-0 w-full border-b border-rule py-3"
            ref={(row) => {
              if (row) row.style.transform = `translateY(${start - top}px)`;
              rows.measureElement(row);
            }}
          >
            <QueueRow entry={entry} queue={queue} limit={limit} />
          </li>
        ) : null;
      })}
    </ul>
  );
}
