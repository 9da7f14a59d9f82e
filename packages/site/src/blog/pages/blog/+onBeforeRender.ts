import { ArticlesDocument } from '@infinite/schema/generated/graphql';
import { blogLimits } from '@infinite/schema/catalogue/blog';
import type { PageContextServer } from 'vike/types';
import { isRefusal } from '#api/execute.ts';

/** Loads the articles that the query asks for; one that leads nowhere shows the newest. */
export async function onBeforeRender({ api, urlParsed }: PageContextServer) {
  const search = (urlParsed.search['q'] ?? '').trim().slice(0, blogLimits.search);
  const after = urlParsed.search['after'] ?? null;
  const load = async (after: string | null) => {
    const { articles } = await api.execute(ArticlesDocument, { search, after });
    const { nodes, pageInfo } = articles;
    const endCursor = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
    return { pageContext: { articles: { nodes, endCursor, search, later: after !== null } } };
  };
  try {
    return await load(after);
  } catch (error) {
    // Another's cursor, or one that was cut off.
    if (isRefusal(error, 'INVALID_INPUT')) return load(null);
    throw error;
  }
}
