import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { VaultPlaces } from '#vault/components/vault-places.tsx';
import { mapWords as words } from '#vault/map/map.en.ts';
import { PlacesBrowser } from '#vault/map/places-browser.tsx';
import { placesPath, vaultPath } from '#vault/paths.ts';
import type { Data } from './+data.ts';

/** Where what the family keeps was taken. */
export function Page(): ReactElement {
  const { placesInVault } = useData<Data>();
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <VaultPlaces current={placesPath} />
      {placesInVault.length === 0 ? (
        <EmptyState
          title={words.empty}
          action={<LinkButton href={vaultPath}>{words.toVault}</LinkButton>}
        >
          {words.emptyHint}
        </EmptyState>
      ) : (
        <PlacesBrowser first={placesInVault} />
      )}
    </div>
  );
}
