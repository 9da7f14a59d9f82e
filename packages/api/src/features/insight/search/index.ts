import { SavedSearchEntity } from '#features/insight/search/saved-search.entity.ts';
import { SavedSearchResolver } from '#features/insight/search/saved-search.resolver.ts';
import { SearchResolver } from '#features/insight/search/search.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  searchable,
  searchPage,
  spelling,
  type CorrectSpelling,
  type Searchable,
  type SearchPage,
  type SearchRequest,
} from '#features/insight/search/searchable.ts';

/** The search of members. It imports no feature: what can be found says so at its point. */
export const searchFeature = defineFeature({
  name: 'search',
  entities: [SavedSearchEntity],
  resolvers: [SearchResolver, SavedSearchResolver],
});
