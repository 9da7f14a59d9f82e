import type { TreeEventsQuery } from '@infinite/schema/generated/graphql';
import { TreeEventsDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { treeWords } from '#tree/tree.en.ts';
import { EventLine } from './event-line.tsx';

const words = treeWords.timeline;

type Event = TreeEventsQuery['treeEvents']['nodes'][number];

interface TreeTimelineProps {
  readonly onChoose: (id: string) => void;
}

/** What happened in the tree, the earliest first, by decade. */
export function TreeTimeline({ onChoose }: TreeTimelineProps): ReactElement {
  const [events, setEvents] = useState<readonly Event[]>([]);
  const [after, setAfter] = useState<string | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const load = async (cursor: string | null) => {
    setState('loading');
    const answer = await ask(TreeEventsDocument, { first: 100, after: cursor });
    if (answer.kind !== 'data') {
      setState('failed');
      return;
    }
    const { nodes, pageInfo } = answer.data.treeEvents;
    setEvents((before) => (cursor ? [...before, ...nodes] : nodes));
    setAfter(pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null);
    setState('ready');
  };
  const begin = useEffectEvent(() => void load(null));
  useEffect(() => begin(), []);
  if (state === 'ready' && events.length === 0) return <p>{words.none}</p>;
  return (
    <div className="max-w-[760px]">
      {byDecade(events).map(([decade, inDecade]) => (
        <section key={decade} className="mb-6">
          <h2 className="m-0 border-b border-rule pb-1 text-xl">
            {decade === null ? words.undated : words.decade(decade)}
          </h2>
          <ul className="m-0 list-none p-0">
            {inDecade.map((event) => (
              <EventLine key={`${event.recordId} ${event.at}`} {...{ event, onChoose }} />
            ))}
          </ul>
        </section>
      ))}
      {state === 'failed' ? <p role="alert">{words.failed}</p> : null}
      {after !== null || state === 'failed' ? (
        <Button pending={state === 'loading'} onClick={() => void load(after)}>
          {state === 'failed' ? treeWords.again : words.more}
        </Button>
      ) : null}
      {state === 'loading' && events.length === 0 ? <p role="status">{words.loading}</p> : null}
    </div>
  );
}

function byDecade(events: readonly Event[]): [number | null, Event[]][] {
  const decades = new Map<number | null, Event[]>();
  for (const event of events) {
    const decade = event.year === null ? null : Math.floor(event.year / 10) * 10;
    const known = decades.get(decade);
    if (known) known.push(event);
    else decades.set(decade, [event]);
  }
  return [...decades];
}
