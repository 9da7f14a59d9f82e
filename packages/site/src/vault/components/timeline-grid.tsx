import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { TimelineTile } from '#vault/components/timeline-tile.tsx';
import { TimelineEvents } from '#vault/components/timeline-events.tsx';
import { monthWords, type TimelineMonth } from '#vault/timeline-groups.ts';
import { timelineWords as words } from '#vault/timeline.en.ts';

/** How far each key moves: to a neighbor in the order of the page. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Items and events under the headings of their months, small months side by side. The arrow keys move between them. */
export function TimelineGrid({ months }: { months: readonly TimelineMonth[] }): ReactElement {
  const grid = useRef<HTMLDivElement>(null);
  function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    const links = [...(grid.current?.querySelectorAll('a') ?? [])];
    const step = steps[event.key];
    const at = links.findIndex((link) => link === event.currentTarget);
    if (step === undefined || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = links[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  return (
    <div ref={grid} className="mb-10 flex flex-wrap gap-x-8 gap-y-6">
      <p className="only-read-aloud">{words.arrows}</p>
      {months.map(({ month, items, events }, at) => (
        <section key={`${month} ${at}`} aria-labelledby={`month-${at}`}>
          <h2 id={`month-${at}`} className="m-0 mb-2 text-lg">
            {monthWords(month) || words.noDate}
          </h2>
          <TimelineEvents events={events} onKeyDown={onKeyDown} />
          {items.length === 0 ? null : (
            <ul className="m-0 flex list-none flex-wrap gap-1 p-0">
              {items.map((item) => (
                <li key={item.id} className="size-26 sm:size-36">
                  <TimelineTile item={item} onKeyDown={onKeyDown} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
