import type { TreeDuplicatesQuery } from '@infinite/schema/generated/graphql';
import {
  MarkTreePeopleDifferentDocument,
  MergeTreePeopleDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { useState, type ReactElement } from 'react';
import { chartWords } from '#tree/chart/chart.en.ts';
import { treePersonPath } from '#tree/paths.ts';
import { nameOfTag } from '#tree/person/fact-words.en.ts';
import { lifeLine } from '#tree/person/life-line.ts';
import { treeWords } from '#tree/tree.en.ts';
import { useAct } from '#settings/use-act.ts';

const words = treeWords.check;

type Pair = TreeDuplicatesQuery['treeDuplicates'][number];
type Person = Pair['one'];

/** Two records side by side: merged into the first, with what the second knows better, or told apart. */
export function DuplicatePair({
  pair,
  mayMerge,
}: {
  pair: Pair;
  mayMerge: boolean;
}): ReactElement | null {
  const merge = useAct(MergeTreePeopleDocument);
  const apart = useAct(MarkTreePeopleDifferentDocument);
  const [prefer, setPrefer] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<string | null>(null);
  const { one, other } = pair;
  const differing = [
    ...(one.name === other.name ? [] : ['NAME']),
    ...(one.birth && other.birth && lineOf(one, 'birth') !== lineOf(other, 'birth')
      ? ['BIRT']
      : []),
    ...(one.death && other.death && lineOf(one, 'death') !== lineOf(other, 'death')
      ? ['DEAT']
      : []),
  ];
  if (done !== null) {
    return (
      <p role="status" className="rounded-md bg-success-tint px-4 py-2">
        {done}
      </p>
    );
  }
  const mergeThem = async () => {
    const input = {
      keep: { id: one.id, version: one.version },
      other: { id: other.id, version: other.version },
      preferOther: [...prefer],
    };
    if (await merge.act({ input }, null)) setDone(words.merged(one.name || chartWords.unnamed));
  };
  const tellApart = async () => {
    if (await apart.act({ ids: [one.id, other.id] }, null)) setDone(words.markedDifferent);
  };
  const toggle = (tag: string) => {
    const next = new Set(prefer);
    if (!next.delete(tag)) next.add(tag);
    setPrefer(next);
  };
  return (
    <article className="mt-4 rounded-lg border border-rule p-5">
      <p className="m-0 text-sm text-ink-soft">
        {[words.score(Math.round(pair.score * 100)), ...pair.reasons].join(' · ')}
      </p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Record person={one} />
        <Record person={other} />
      </div>
      {mayMerge ? (
        <>
          {differing.map((tag) => (
            <Checkbox
              key={tag}
              label={words.prefer(tag === 'NAME' ? treeWords.list.name : nameOfTag(tag))}
              checked={prefer.has(tag)}
              onChange={() => toggle(tag)}
            />
          ))}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              disabled={!merge.ready}
              pending={merge.pending}
              onClick={() => void mergeThem()}
            >
              {words.same}
            </Button>
            <Button
              disabled={!apart.ready}
              pending={apart.pending}
              onClick={() => void tellApart()}
            >
              {words.different}
            </Button>
          </div>
        </>
      ) : null}
    </article>
  );
}

function Record({ person }: { person: Person }): ReactElement {
  return (
    <div className="border-l-2 border-edge pl-4">
      <a className="link text-lg" href={treePersonPath(person.id)}>
        {person.name || chartWords.unnamed}
      </a>
      <p className="m-0 text-ink-soft">{lifeLine(person)}</p>
    </div>
  );
}

function lineOf(person: Person, moment: 'birth' | 'death'): string {
  const { date, place } = person[moment] ?? {};
  return `${date?.words ?? ''} ${place ?? ''}`;
}
