import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { FilterLinks } from '#vault/grid/filter-links.tsx';
import { VaultGrid } from '#vault/grid/vault-grid.tsx';
import { vaultPath } from '#vault/paths.ts';
import { vaultWords as words } from '#vault/vault.en.ts';
import type { Data } from './+data.ts';

/** Everything that the family keeps. */
export function Page(): ReactElement {
  const data = useData<Data>();
  const isEmpty = data.months.length === 0;
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      {isEmpty ? <Nothing filter={data.filter} /> : <VaultGrid {...data} />}
    </div>
  );
}

function Nothing({ filter }: Pick<Data, 'filter'>): ReactElement {
  if (filter === 'all') {
    const add = <LinkButton href={voiceRecordingsPath}>{words.add}</LinkButton>;
    return (
      <EmptyState title={words.empty} action={add}>
        {words.emptyHint}
      </EmptyState>
    );
  }
  const all = <LinkButton href={vaultPath}>{words.showAll}</LinkButton>;
  return (
    <>
      <FilterLinks current={filter} />
      <EmptyState title={words.nothingOfKind} action={all}>
        {words.nothingOfKindHint}
      </EmptyState>
    </>
  );
}
