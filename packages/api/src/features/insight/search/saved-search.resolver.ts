import { noFilters } from '@infinite/schema/search/search-filters';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import type { SavedSearch } from '#features/insight/search/saved-search.entity.ts';
import {
  deleteSearch,
  listSavedSearches,
  renameSearch,
  saveSearch,
} from '#features/insight/search/saved-searches.ts';
import { SavedSearchType, SearchFiltersInput } from '#features/insight/search/search.types.ts';

@Resolver()
export class SavedSearchResolver {
  @Query(() => [SavedSearchType], { description: 'The own ones in the family in view, by name.' })
  async savedSearches(@Ctx() ctx: RequestContext): Promise<SavedSearchType[]> {
    return (await listSavedSearches(ctx)).map(shown);
  }

  @Mutation(() => SavedSearchType)
  async saveSearch(
    @Ctx() ctx: RequestContext,
    @Arg('name', () => String) name: string,
    @Arg('text', () => String) text: string,
    @Arg('filters', () => SearchFiltersInput, { nullable: true })
    filters: SearchFiltersInput | null,
  ): Promise<SavedSearchType> {
    return shown(await saveSearch(ctx, { name, text, filters: { ...filters } }));
  }

  @Mutation(() => SavedSearchType)
  async renameSearch(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('name', () => String) name: string,
  ): Promise<SavedSearchType> {
    return shown(await renameSearch(ctx, id, { name }));
  }

  @Mutation(() => Boolean)
  async deleteSearch(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await deleteSearch(ctx, id);
    return true;
  }
}

function shown({ id, name, text, filters }: SavedSearch): SavedSearchType {
  // Those of earlier releases lack what can be narrowed since.
  return { id, name, text, filters: { ...noFilters, ...filters } };
}
