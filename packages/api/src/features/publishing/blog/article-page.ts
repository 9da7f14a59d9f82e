import type { ListedPost } from '#features/publishing/blog/post-columns.ts';
import type { ArticleChoice } from '#features/publishing/blog/published-posts.ts';
import type { MarkedText } from '#features/publishing/blog/search/mark-matches.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export interface ArticleRequest extends ArticleChoice {
  readonly search?: string | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

interface ListedArticle extends ListedPost {
  /** Set in the answer to a search. */
  readonly marked?: MarkedText;
}

export interface ArticlePage extends ListPage<ListedArticle> {
  /** What was searched for in place of the words that no article has. */
  readonly correctedSearch: string | null;
}
