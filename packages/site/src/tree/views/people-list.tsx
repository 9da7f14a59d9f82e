import type { GraphIndex } from '@infinite/kinship/graph-index';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { lazy, Suspense, useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { bulkWords } from '#tree/bulk/bulk.en.ts';
import { ChoiceCell, ChooseSeveral } from '#tree/bulk/choose-several.tsx';
import { useChoosing } from '#tree/bulk/use-choosing.ts';
import { nameOf } from '#tree/chart/person-label.ts';
import type { Edits } from '#tree/edit/use-edits.ts';
import { Portrait } from '#tree/pictures/portrait.tsx';
import { usePictures } from '#tree/pictures/use-pictures.ts';
import { treePersonPath } from '#tree/paths.ts';
import { peopleNamed } from '#tree/people-named.ts';
import { treeWords } from '#tree/tree.en.ts';

// It comes with the first choice.
const BulkBar = lazy(async () => ({
  default: (await import('#tree/bulk/bulk-bar.tsx')).BulkBar,
}));

const words = treeWords.list;
const page = 100;

interface PeopleListProps {
  readonly index: GraphIndex;
  readonly onChoose: (person: number) => void;
  /** Changes several people at once; null for a reader who may not. */
  readonly edits: Edits | null;
}

/** Everyone of the tree by name, searched and shown further. */
export function PeopleList({ index, onChoose, edits }: PeopleListProps): ReactElement {
  const { graph } = index;
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(page);
  const asked = useDeferredValue(search);
  const byName = useMemo(() => {
    const order = new Intl.Collator(undefined, { sensitivity: 'base' });
    return [...graph.names.keys()].toSorted((one, other) =>
      order.compare(graph.names[one] ?? '', graph.names[other] ?? ''),
    );
  }, [graph]);
  const found = useMemo(() => {
    if (asked.trim() === '') return byName;
    const named = new Set(peopleNamed(graph, asked));
    return byName.filter((person) => named.has(person));
  }, [graph, byName, asked]);
  const visible = found.slice(0, shown);
  const idsOf = (people: readonly number[]) => people.flatMap((person) => graph.ids[person] ?? []);
  const foundIds = idsOf(found);
  const choosing = useChoosing(foundIds);
  const pictures = usePictures(idsOf(visible));
  return (
    <section aria-label={words.label}>
      <Field label={words.search} className="mb-4 max-w-sm">
        <TextInput
          type="search"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setShown(page);
          }}
        />
      </Field>
      {edits ? <ChooseSeveral choosing={choosing} found={foundIds} /> : null}
      {found.length === 0 ? <p role="status">{words.nobody}</p> : null}
      <table className="w-full border-collapse text-left">
        <thead className="border-b border-edge">
          <tr>
            {choosing.isOn ? (
              <th className="w-11">
                <span className="only-read-aloud">{bulkWords.hint}</span>
              </th>
            ) : null}
            <th className="py-2 pr-4 font-semibold">{words.name}</th>
            <th className="w-20 py-2 pr-4 font-semibold">{words.born}</th>
            <th className="w-20 py-2 font-semibold">{words.died}</th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {visible.map((person) => (
            <tr key={person} className="border-b border-rule">
              {choosing.isOn ? (
                <ChoiceCell
                  choosing={choosing}
                  person={graph.ids[person] ?? ''}
                  name={nameOf(graph, person)}
                />
              ) : null}
              <td className="py-1 pr-4">
                <a
                  href={treePersonPath(graph.ids[person] ?? '')}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    onChoose(person);
                  }}
                  className="link inline-flex min-h-10 items-center gap-3 wrap-anywhere"
                >
                  {pictures.size > 0 ? (
                    <Portrait picture={pictures.get(graph.ids[person] ?? '') ?? null} size="sm" />
                  ) : null}
                  {nameOf(graph, person)}
                </a>
              </td>
              <td className="py-1 pr-4">{graph.births[person] ?? ''}</td>
              <td className="py-1">{graph.deaths[person] ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.length > shown ? (
        <p className="mt-4 mb-0 print:hidden">
          <Button onClick={() => setShown(shown + page)}>{words.more}</Button>
        </p>
      ) : null}
      {edits && choosing.isOn ? (
        <Suspense>
          <BulkBar {...{ choosing, edits }} />
        </Suspense>
      ) : null}
    </section>
  );
}
