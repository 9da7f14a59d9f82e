import type { PlacesInVaultQuery } from '@infinite/schema/generated/graphql';
import { PlacesInVaultDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { listZoom } from '#vault/map/list-zoom.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = PlacesInVaultQuery;

const world = { west: -180, east: 180, south: -90, north: 90 };

export function data(pageContext: PageContextServer): Promise<Data> {
  signInFirst(pageContext);
  return pageContext.api.execute(PlacesInVaultDocument, { area: world, zoom: listZoom });
}
