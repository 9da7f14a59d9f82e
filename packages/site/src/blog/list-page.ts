import { ArticlesDocument, BlogOverviewDocument } from '@infinite/schema/generated/operations';
import { blogLimits, type BlogCategoryId } from '@infinite/schema/catalogue/blog';
import type { PageContextServer } from 'vike/types';
import { isRefusal } from '@infinite/api-client/refusal';

/** Which articles a page lists, what it says above them, and its metadata. */
export interface ListPageRequest {
  readonly path: string;
  /** Of the document. */
  readonly tabTitle: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly indexed: boolean;
  /** Above the articles. */
  readonly title: string;
  readonly lead: string;
  readonly categories?: BlogCategoryId[];
  readonly tag?: string;
  readonly author?: string;
  /** Shows the featured article above the others, where nothing is searched for. */
  readonly withFeatured?: boolean;
}

/** Loads one page of articles and its sidebar; an invalid cursor starts at the first page. */
export async function loadListPage(
  { api, urlParsed }: Pick<PageContextServer, 'api' | 'urlParsed'>,
  request: ListPageRequest,
) {
  const search = (urlParsed.search['q'] ?? '').trim().slice(0, blogLimits.search);
  const cursor = urlParsed.search['after'] || null;
  const { categories, tag, author, withFeatured = false, ...texts } = request;
  const chosen = { search, categories, tag, author };
  const apart = withFeatured && search === '';
  const load = async (after: string | null) => {
    const { articles } = await api.execute(ArticlesDocument, {
      ...chosen,
      exceptFeatured: apart,
      after,
    });
    return { ...articles, later: after !== null };
  };
  const [{ blogOverview }, articles] = await Promise.all([
    api.execute(BlogOverviewDocument, {}),
    load(cursor).catch((error: unknown) => {
      // A cursor of another list, or a truncated one.
      if (isRefusal(error, 'INVALID_INPUT')) return load(null);
      throw error;
    }),
  ]);
  const { nodes, pageInfo, later, correctedSearch } = articles;
  return {
    ...texts,
    nodes,
    endCursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    search,
    correctedSearch,
    later,
    featured: apart && !later ? (blogOverview.featured ?? null) : null,
    overview: blogOverview,
    category: categories?.length === 1 ? (categories[0] ?? null) : null,
  };
}

export type ListPage = Awaited<ReturnType<typeof loadListPage>>;

/** Search engines do not index search results or empty lists. */
export function isUnlisted(page: ListPage): boolean {
  return page.search !== '' || page.later || (page.nodes.length === 0 && page.featured === null);
}
