import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import type { ReactElement } from 'react';
import { chartWords } from '#tree/chart/chart.en.ts';
import type { TreePageData } from '#tree/load-tree-page.ts';
import { treePersonPath } from '#tree/paths.ts';
import { treeWords } from '#tree/tree.en.ts';

const words = treeWords.list;

/** The people of the tree by name for a reader without scripts: their pages lead on to their relatives. */
export function TreeAsList({ data, base }: { data: TreePageData; base: string }): ReactElement {
  const { people, search, after } = data;
  if (people.length === 0 && !search) return <p>{treeWords.empty}</p>;
  return (
    <section aria-label={words.label}>
      <form action={base} className="mb-4 flex max-w-md items-end gap-3">
        <Field label={words.search} className="flex-1">
          <TextInput type="search" name="q" defaultValue={search} />
        </Field>
        <Button type="submit">{words.go}</Button>
      </form>
      {people.length === 0 ? <p>{words.nobody}</p> : null}
      <ul className="m-0 list-none p-0">
        {people.map(({ id, name, born, died }) => (
          <li key={id} className="border-b border-rule py-2">
            <a href={treePersonPath(id)} className="link">
              {name || chartWords.unnamed}
            </a>{' '}
            <span className="text-ink-soft">
              {[born && `${words.born} ${born}`, died && `${words.died} ${died}`]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {after ? (
        <p>
          <a className="link" href={`${base}?${new URLSearchParams({ q: search, after })}`}>
            {words.next}
          </a>
        </p>
      ) : null}
    </section>
  );
}
