import { SearchResolver } from '#features/insight/search/search.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  searchable,
  searchPage,
  type Searchable,
  type SearchPage,
} from '#features/insight/search/searchable.ts';

/** The search of members. It imports no feature: what can be found says so at its point. */
export const searchFeature = defineFeature({ name: 'search', resolvers: [SearchResolver] });
