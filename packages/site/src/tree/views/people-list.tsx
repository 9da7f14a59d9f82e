import type { GraphIndex } from '@infinite/kinship/graph-index';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { nameOf } from '#tree/chart/person-label.ts';
import { treePersonPath } from '#tree/paths.ts';
import { peopleNamed } from '#tree/people-named.ts';
import { treeWords } from '#tree/tree.en.ts';

const words = treeWords.list;
const page = 100;

interface PeopleListProps {
  readonly index: GraphIndex;
  readonly onChoose: (person: number) => void;
}

/** Everyone of the tree by name, searched and shown further. */
export function PeopleList({ index, onChoose }: PeopleListProps): ReactElement {
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
      {found.length === 0 ? <p role="status">{words.nobody}</p> : null}
      <table className="w-full border-collapse text-left">
        <thead className="border-b border-edge">
          <tr>
            <th className="py-2 pr-4 font-semibold">{words.name}</th>
            <th className="w-20 py-2 pr-4 font-semibold">{words.born}</th>
            <th className="w-20 py-2 font-semibold">{words.died}</th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {found.slice(0, shown).map((person) => (
            <tr key={person} className="border-b border-rule">
              <td className="py-1 pr-4">
                <a
                  href={treePersonPath(graph.ids[person] ?? '')}
                  onClick={(event) => {
                    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                    event.preventDefault();
                    onChoose(person);
                  }}
                  className="link inline-flex min-h-10 items-center wrap-anywhere"
                >
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
    </section>
  );
}
