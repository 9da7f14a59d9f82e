import type { TreePlacesQuery } from '@infinite/schema/generated/graphql';

/** A place of the tree, and how much happened there. */
export type TreePlaceLine = TreePlacesQuery['treePlaces'][number];
