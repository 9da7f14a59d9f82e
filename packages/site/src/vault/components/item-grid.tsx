import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { TimelineTile } from '#vault/components/timeline-tile.tsx';
import type { TimelineItem } from '#vault/timeline-groups.ts';
import { timelineWords as words } from '#vault/timeline.en.ts';

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Items side by side in their order. The arrow keys move between them. */
export function ItemGrid({ items }: { items: readonly TimelineItem[] }): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  function onKeyDown(event: KeyboardEvent<HTMLAnchorElement>) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const step = steps[event.key];
    const at = links.findIndex((link) => link === event.currentTarget);
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = links[at + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  return (
    <>
      <p className="only-read-aloud">{words.arrows}</p>
      <ul ref={list} className="m-0 flex list-none flex-wrap gap-1 p-0">
        {items.map((item) => (
          <li key={item.id} className="size-26 sm:size-36">
            <TimelineTile item={item} onKeyDown={onKeyDown} />
          </li>
        ))}
      </ul>
    </>
  );
}
