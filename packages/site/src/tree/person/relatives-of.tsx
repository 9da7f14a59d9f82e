import type { GraphIndex } from '@infinite/kinship/graph-index';
import { children, parents, partners, siblings } from '@infinite/kinship/relatives';
import type { ReactElement } from 'react';
import { nameOf } from '#tree/chart/person-label.ts';
import { treePersonPath } from '#tree/paths.ts';
import { treeWords } from '#tree/tree.en.ts';

const words = treeWords.panel;

interface RelativesOfProps {
  readonly index: GraphIndex;
  readonly person: number;
  readonly onChoose: (person: number) => void;
}

/** To whom a person belongs; each leads on. */
export function RelativesOf({ index, person, onChoose }: RelativesOfProps): ReactElement {
  const line = (label: string, people: readonly number[]) => (
    <Line key={label} {...{ index, label, people, onChoose }} />
  );
  const { full, half } = siblings(index, person);
  return (
    <dl className="mt-4 mb-0 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {line(words.parents, parents(index, person))}
      {line(words.partners, partners(index, person))}
      {line(words.partnerless, children(index, person))}
      {line(words.siblings, [...full, ...half])}
    </dl>
  );
}

function Line(props: {
  index: GraphIndex;
  label: string;
  people: readonly number[];
  onChoose: (person: number) => void;
}): ReactElement | null {
  const { index, people } = props;
  if (people.length === 0) return null;
  return (
    <>
      <dt className="text-ink-soft">{props.label}</dt>
      <dd className="m-0 flex flex-wrap gap-x-3">
        {people.map((each) => (
          <a
            key={each}
            href={treePersonPath(index.graph.ids[each] ?? '')}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              props.onChoose(each);
            }}
            className="link"
          >
            {nameOf(index.graph, each)}
          </a>
        ))}
      </dd>
    </>
  );
}
