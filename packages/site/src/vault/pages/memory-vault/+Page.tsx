import { mayInFamily } from '@infinite/schema/catalogue/families';
import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { libraryWords } from '#recordings/recorder.en.ts';
import { roleNames } from '#families/role-names.ts';
import { addToVaultPath } from '#vault/add/paths.ts';
import { VaultPlaces } from '#vault/components/vault-places.tsx';
import { FilterLinks } from '#vault/grid/filter-links.tsx';
import { VaultGrid } from '#vault/grid/vault-grid.tsx';
import { vaultPath } from '#vault/paths.ts';
import { vaultWords as words } from '#vault/vault.en.ts';
import type { Data } from './+data.ts';

/** Everything that the family keeps. */
export function Page(): ReactElement {
  const data = useData<Data>();
  const isEmpty = data.months.length === 0;
  const { viewer } = usePageContext();
  const mayAdd =
    !isEmpty && viewer != null && mayInFamily(roleNames[viewer.familyRole], 'addRecordings');
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <VaultPlaces current={vaultPath} />
      {mayAdd ? (
        <p className="mt-0 mb-6">
          <LinkButton href={addToVaultPath}>{libraryWords.addFiles}</LinkButton>
        </p>
      ) : null}
      {isEmpty ? <Nothing filter={data.filter} /> : <VaultGrid {...data} />}
    </div>
  );
}

function Nothing({ filter }: Pick<Data, 'filter'>): ReactElement {
  if (filter === 'all') {
    const add = <LinkButton href={addToVaultPath}>{words.add}</LinkButton>;
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
