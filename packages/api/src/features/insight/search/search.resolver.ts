import type { SearchGroupName } from '@infinite/schema/catalogue/search';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { searchEverywhere } from '#features/insight/search/search-everywhere.ts';
import {
  SearchFiltersInput,
  SearchGroup,
  SearchResults,
} from '#features/insight/search/search.types.ts';

@Resolver()
export class SearchResolver {
  @Query(() => [SearchResults], {
    description:
      'What begins with all of the words, or is of the time or kind that they name: the first of each group, or with `group` a page of it.',
  })
  search(
    @Ctx() ctx: RequestContext,
    @Arg('text', () => String) text: string,
    @Arg('group', () => SearchGroup, { nullable: true }) group: SearchGroupName | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Arg('filters', () => SearchFiltersInput, { nullable: true })
    filters: SearchFiltersInput | null,
  ): Promise<SearchResults[]> {
    return searchEverywhere(ctx, {
      text,
      group: group ?? null,
      first: first ?? null,
      after: after ?? null,
      filters: filters && { ...filters },
    });
  }
}
