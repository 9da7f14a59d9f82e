import type { TreeEventsQuery } from '@infinite/schema/generated/graphql';
import { TreeEventsDocument } from '@infinite/schema/generated/operations';
import { useEffect, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { treeWords } from '#tree/tree.en.ts';
import { EventLine } from './event-line.tsx';

type Event = TreeEventsQuery['treeEvents']['nodes'][number];

interface PlaceEventsProps {
  readonly place: string;
  readonly onChoose: (id: string) => void;
}

/** What happened at a place, the earliest first. */
export function PlaceEvents({ place, onChoose }: PlaceEventsProps): ReactElement {
  const [events, setEvents] = useState<readonly Event[]>([]);
  useEffect(() => {
    let isLate = false;
    void ask(TreeEventsDocument, { place, first: 100 }).then((answer) => {
      if (!isLate && answer.kind === 'data') setEvents(answer.data.treeEvents.nodes);
    });
    return () => {
      isLate = true;
    };
  }, [place]);
  return (
    <section aria-label={treeWords.places.at(place)} className="mt-6">
      <h2 className="m-0 text-xl wrap-anywhere">{place}</h2>
      <ul className="m-0 list-none p-0">
        {events.map((event) => (
          <EventLine key={`${event.recordId} ${event.at}`} {...{ event, onChoose }} />
        ))}
      </ul>
    </section>
  );
}
