import type { ArticleCardFragment, ArticleQuery } from '@infinite/schema/generated/graphql';

declare global {
  namespace Vike {
    interface PageContext {
      /** On the server alone, as all of the blog: an article would else be sent twice. */
      articles?: {
        readonly nodes: readonly ArticleCardFragment[];
        readonly endCursor: string | null;
        readonly search: string;
        /** Not the beginning of the list. */
        readonly later: boolean;
      };
      article?: NonNullable<ArticleQuery['article']['article']>;
    }
  }
}

export {};
