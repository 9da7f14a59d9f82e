import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { VaultPlaces } from '#vault/components/vault-places.tsx';
import { AlikeGroup } from '#vault/duplicates/alike-group.tsx';
import { duplicatesWords as words } from '#vault/duplicates/duplicates.en.ts';
import { duplicatesPath } from '#vault/paths.ts';
import type { Data } from './+data.ts';

/** What the family keeps more than once, to keep the best of it. */
export function Page(): ReactElement {
  const { groups, more } = useData<Data>().alikeItems;
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <VaultPlaces current={duplicatesPath} />
      {groups.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        groups.map((group) => (
          <AlikeGroup key={group.items.map(({ recording }) => recording.id).join()} group={group} />
        ))
      )}
      {more ? (
        <p className="mt-8">
          <LinkButton href={duplicatesPath}>{words.next}</LinkButton>
        </p>
      ) : null}
    </div>
  );
}
