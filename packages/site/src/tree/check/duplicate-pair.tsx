import type { TreeDuplicatesQuery } from '@infinite/schema/generated/graphql';
import {
  MarkTreePeopleDifferentDocument,
  MergeTreePeopleDocument,
  UndoTreeChangeDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { useState, type ReactElement } from 'react';
import { chartWords } from '#tree/chart/chart.en.ts';
import { treePersonPath } from '#tree/paths.ts';
import { FactLines } from '#tree/person/fact-lines.tsx';
import { nameOfTag } from '#tree/person/fact-words.en.ts';
import { lifeLine } from '#tree/person/life-line.ts';
import { treeWords } from '#tree/tree.en.ts';
import type { PersonDetails } from '#tree/person/use-person.ts';
import { useAct } from '#settings/use-act.ts';

const words = treeWords.check;

type Person = TreeDuplicatesQuery['treeDuplicates'][number]['one'] &
  Partial<Pick<PersonDetails, 'facts'>>;

interface Pair {
  readonly one: Person;
  readonly other: Person;
  /** Null: chosen by the reader. */
  readonly score: number | null;
  readonly reasons: readonly string[];
}

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
  const [done, setDone] = useState<{ said: string; changeId: string | null } | null>(null);
  const { one, other } = pair;
  const name = one.name || chartWords.unnamed;
  const differing = differingTags(one, other);
  if (done !== null) {
    return <DonePair {...done} open={{ id: one.id, name }} />;
  }
  const mergeThem = async () => {
    const input = {
      keep: { id: one.id, version: one.version },
      other: { id: other.id, version: other.version },
      preferOther: [...prefer],
    };
    const made = await merge.act({ input }, null);
    if (made) setDone({ said: words.merged(name), changeId: made.mergeTreePeople });
  };
  const tellApart = async () => {
    if (await apart.act({ ids: [one.id, other.id] }, null)) {
      setDone({ said: words.markedDifferent, changeId: null });
    }
  };
  const toggle = (tag: string) => {
    const next = new Set(prefer);
    if (!next.delete(tag)) next.add(tag);
    setPrefer(next);
  };
  const alike = pair.score === null ? [] : [words.score(Math.round(pair.score * 100))];
  return (
    <article className="mt-4 rounded-lg border border-rule p-5">
      <p className="m-0 text-sm text-ink-soft empty:hidden">
        {[...alike, ...pair.reasons].join(' · ')}
      </p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Record person={one} />
        <Record person={other} />
      </div>
      {mayMerge ? (
        <>
          {differing.length > 0 ? <div className="mt-4" /> : null}
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

/** What became of a pair, with the way back where there is one. */
function DonePair(props: {
  said: string;
  changeId: string | null;
  open: { id: string; name: string };
}): ReactElement {
  const { said, changeId, open } = props;
  const { act, pending } = useAct(UndoTreeChangeDocument);
  return (
    <div
      role="status"
      className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-md bg-success-tint px-4 py-2"
    >
      <span>
        {said}{' '}
        {changeId === null ? null : (
          <a className="link" href={treePersonPath(open.id)}>
            {words.open(open.name)}
          </a>
        )}
      </span>
      {changeId === null ? null : (
        <Button
          size="sm"
          pending={pending}
          onClick={async () => {
            // The versions of both have grown: the page is read again.
            if (await act({ id: changeId }, null)) window.location.reload();
          }}
        >
          {treeWords.history.undo}
        </Button>
      )}
    </div>
  );
}

function Record({ person }: { person: Person }): ReactElement {
  return (
    <div className="min-w-0 border-l-2 border-edge pl-4">
      <a className="link text-lg" href={treePersonPath(person.id)}>
        {person.name || chartWords.unnamed}
      </a>
      <p className="m-0 text-ink-soft">{lifeLine(person)}</p>
      {person.facts ? <FactLines facts={person.facts} /> : null}
    </div>
  );
}

function differingTags(one: Person, other: Person): string[] {
  const differ = (moment: 'birth' | 'death') =>
    one[moment] && other[moment] && lineOf(one, moment) !== lineOf(other, moment);
  return [
    ...(one.name === other.name ? [] : ['NAME']),
    ...(differ('birth') ? ['BIRT'] : []),
    ...(differ('death') ? ['DEAT'] : []),
  ];
}

function lineOf(person: Person, moment: 'birth' | 'death'): string {
  const { date, place } = person[moment] ?? {};
  return `${date?.words ?? ''} ${place ?? ''}`;
}
