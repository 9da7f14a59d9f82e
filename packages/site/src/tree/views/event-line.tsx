import type { TreeEventsQuery } from '@infinite/schema/generated/graphql';
import type { ReactElement } from 'react';
import { chartWords } from '#tree/chart/chart.en.ts';
import { treePersonPath } from '#tree/paths.ts';
import { nameOfFact } from '#tree/person/fact-words.en.ts';
import { treeWords } from '#tree/tree.en.ts';

const words = treeWords.timeline;

interface EventLineProps {
  readonly event: TreeEventsQuery['treeEvents']['nodes'][number];
  readonly onChoose: (id: string) => void;
}

/** An event of one or two people: when, who, what and where. */
export function EventLine({ event, onChoose }: EventLineProps): ReactElement {
  return (
    <li className="flex flex-wrap gap-x-4 border-b border-rule py-2">
      <span className="w-24 shrink-0 sm:w-36 text-ink-soft tabular-nums">{event.words}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {event.people.map(({ id, name }, place) => (
          <span key={id}>
            {place > 0 ? words.and : ''}
            <a
              href={treePersonPath(id)}
              onClick={(click) => {
                if (click.metaKey || click.ctrlKey || click.shiftKey) return;
                click.preventDefault();
                onChoose(id);
              }}
              className="link"
            >
              {name || chartWords.unnamed}
            </a>
          </span>
        ))}
        {': '}
        {[nameOfFact(event).toLowerCase(), event.value, event.place].filter(Boolean).join(', ')}
      </span>
    </li>
  );
}
