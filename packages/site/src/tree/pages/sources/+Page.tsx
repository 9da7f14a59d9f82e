import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { Field } from '@infinite/ui/field';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { TextInput } from '@infinite/ui/text-input';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { treePath, treeSourcesPath } from '#tree/paths.ts';
import { AddSource } from '#tree/sources/add-source.tsx';
import { SourceLine } from '#tree/sources/source-line.tsx';
import { sourcesWords as words } from '#tree/sources/sources.en.ts';
import { treeWords } from '#tree/tree.en.ts';
import type { Data } from './+data.ts';

/** The sources of the tree, searched and page by page; also without scripts. */
export function Page(): ReactElement {
  const { sources, search, mayAdd } = useData<Data>();
  const { nodes, pageInfo } = sources;
  const isEmpty = nodes.length === 0 && search === '';
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={words.title}
        lead={words.lead}
        above={
          <a className="link" href={treePath}>
            {treeWords.title}
          </a>
        }
      />
      {isEmpty ? (
        <EmptyState title={words.empty}>{mayAdd ? words.emptyHint : words.emptyViewer}</EmptyState>
      ) : (
        <form action={treeSourcesPath} className="mb-4 flex max-w-md items-end gap-3">
          <Field label={words.search} className="flex-1">
            <TextInput type="search" name="q" defaultValue={search} />
          </Field>
          <Button type="submit">{words.go}</Button>
        </form>
      )}
      {nodes.length === 0 && !isEmpty ? <p role="status">{words.nobodyFound}</p> : null}
      {nodes.length > 0 ? (
        <ul className="m-0 mb-8 max-w-[760px] list-none p-0">
          {nodes.map((source) => (
            <SourceLine key={source.id} source={source} />
          ))}
        </ul>
      ) : null}
      {pageInfo.hasNextPage && pageInfo.endCursor ? (
        <p>
          <LinkButton
            href={`${treeSourcesPath}?${new URLSearchParams({ q: search, after: pageInfo.endCursor })}`}
          >
            {words.next}
          </LinkButton>
        </p>
      ) : null}
      {mayAdd ? (
        <div className={isEmpty ? 'flex justify-center noscript:hidden' : 'noscript:hidden'}>
          <AddSource />
        </div>
      ) : null}
    </div>
  );
}
