import type { ArticleQuery } from '@infinite/schema/generated/graphql';
import type { ListPage } from '#blog/list-page.ts';

declare global {
  namespace Vike {
    interface PageContext {
      /** On the server alone, as all of the blog: an article would else be sent twice. */
      articles?: ListPage;
      article?: NonNullable<ArticleQuery['article']['article']>;
    }
  }
}

export {};
