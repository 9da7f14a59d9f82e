import type { GraphIndex } from '@infinite/kinship/graph-index';
import { Button } from '@infinite/ui/button';
import { useMemo, useState, type ReactElement } from 'react';
import { nameOf } from '#tree/chart/person-label.ts';
import { treePersonPath } from '#tree/paths.ts';
import { treeWords } from '#tree/tree.en.ts';
import { decadesOf } from './decades.ts';

const words = treeWords.timeline;
/** Lines that are drawn until somebody asks for more. */
const atOnce = 300;

interface TreeTimelineProps {
  readonly index: GraphIndex;
  readonly onChoose: (person: number) => void;
}

/** Births and deaths of the tree by decade, the earliest first. */
export function TreeTimeline({ index, onChoose }: TreeTimelineProps): ReactElement {
  const { graph } = index;
  const { decades, undated } = useMemo(() => decadesOf(graph), [graph]);
  const [most, setMost] = useState(atOnce);
  let lines = 0;
  const shown = decades.filter(({ events }) => {
    lines += events.length;
    return lines - events.length < most;
  });
  if (decades.length === 0) return <p>{words.none}</p>;
  return (
    <div className="max-w-[720px]">
      {shown.map(({ decade, events }) => (
        <section key={decade} className="mb-6">
          <h2 className="m-0 border-b border-rule pb-1 text-xl">{words.decade(decade)}</h2>
          <ul className="m-0 list-none p-0">
            {events.map(({ year, person, kind }) => (
              <li key={`${person} ${kind}`} className="flex gap-4 py-1">
                <span className="w-12 shrink-0 text-ink-soft tabular-nums">{year}</span>
                <a
                  href={treePersonPath(graph.ids[person] ?? '')}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    onChoose(person);
                  }}
                  className="link"
                >
                  {words[kind](nameOf(graph, person))}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length < decades.length ? (
        <Button onClick={() => setMost(most + atOnce)}>{words.later}</Button>
      ) : null}
      {undated > 0 ? <p className="text-ink-soft">{words.undated(undated)}</p> : null}
    </div>
  );
}
