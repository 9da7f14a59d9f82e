import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { ItemGrid } from '#vault/components/item-grid.tsx';
import { mapWords as words } from '#vault/map/map.en.ts';
import { placeName } from '#vault/map/place-name.ts';
import { areaPath, placesPath } from '#vault/paths.ts';
import type { Data } from './+data.ts';

/** What was taken at a place, of what the reader may see. */
export function Page(): ReactElement {
  const { area, place, count, items } = useData<Data>();
  const { nodes, pageInfo } = items;
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={place ? placeName(place) : words.title}
        lead={place ? words.count(count) : undefined}
        above={
          <a className="link" href={placesPath}>
            {words.back}
          </a>
        }
      />
      {nodes.length === 0 ? <p className="mt-0">{words.nothing}</p> : <ItemGrid items={nodes} />}
      {pageInfo.hasNextPage && pageInfo.endCursor ? (
        <p className="mt-8 mb-0">
          <LinkButton href={areaPath(area, pageInfo.endCursor)}>{words.earlier}</LinkButton>
        </p>
      ) : null}
    </div>
  );
}
