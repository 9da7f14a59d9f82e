import type { SearchFilters } from '@infinite/schema/search/search-filters';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** A search that a member keeps for themselves in a family. */
export const SavedSearchEntity = defineEntity({
  name: 'SavedSearch',
  tableName: 'saved_searches',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    userId: p.uuid(),
    name: p.text(),
    text: p.text(),
    filters: p.json<SearchFilters>().default('{}'),
    createdAt: instant(),
  },
});

export type SavedSearch = RowOf<typeof SavedSearchEntity>;
