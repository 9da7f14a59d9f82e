import {
  ArticleFieldsResolver,
  ArticleResolver,
  ArticleTextResolver,
  BlogOverviewResolver,
} from '#features/publishing/blog/article.resolver.ts';
import {
  BlogPostAddressResolver,
  BlogPostConnectionResolver,
  BlogPostFieldsResolver,
  BlogPostResolver,
} from '#features/publishing/blog/blog-post.resolver.ts';
import { BlogPostEntity, BlogRedirectEntity } from '#features/publishing/blog/blog-post.entity.ts';
import {
  BlogDraftEntity,
  BlogRevisionEntity,
} from '#features/publishing/blog/blog-revision.entity.ts';
import { feedsRest } from '#features/publishing/blog/feeds/feeds.rest.ts';
import { IndexNowToldEntity } from '#features/publishing/blog/index-now/index-now-told.entity.ts';
import { indexNowSweep } from '#features/publishing/blog/index-now/index-now.sweep.ts';
import { keyFileRest } from '#features/publishing/blog/index-now/key-file.rest.ts';
import { BlogRevisionResolver } from '#features/publishing/blog/revision.resolver.ts';
import { BlogLinkCheckEntity } from '#features/publishing/blog/links/blog-link-check.entity.ts';
import { checkLinksSweep } from '#features/publishing/blog/links/check-published.sweep.ts';
import { BlogLinkResolver } from '#features/publishing/blog/links/link.resolver.ts';
import { publishDueSweep } from '#features/publishing/blog/jobs/publish-due.sweep.ts';
import { searchable } from '#features/insight/search/index.ts';
import { foundArticles } from '#features/publishing/blog/search/found-articles.ts';
import { refreshWordsSweep } from '#features/publishing/blog/search/refresh-words.sweep.ts';
import { picturesRest } from '#features/publishing/blog/shipped/pictures/pictures.rest.ts';
import { titlesOfPosts } from '#features/publishing/blog/titles-of-posts.ts';
import { postTitles } from '#features/publishing/blog-images/index.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  articlesPublishedIn,
  publishedArticles,
} from '#features/publishing/blog/articles-for-mail.ts';
export { plainTextOf, renderMarkdown } from '#features/publishing/blog/markdown/render-markdown.ts';
export { BlogCategory, BlogScheduleInput } from '#features/publishing/blog/blog.types.ts';

export { seedArticles } from '#features/publishing/blog/shipped/seed-articles.ts';

export const blogFeature = defineFeature({
  name: 'blog',
  entities: [
    BlogPostEntity,
    BlogRedirectEntity,
    BlogRevisionEntity,
    BlogDraftEntity,
    BlogLinkCheckEntity,
    IndexNowToldEntity,
  ],
  resolvers: [
    BlogPostResolver,
    BlogPostConnectionResolver,
    BlogPostFieldsResolver,
    BlogPostAddressResolver,
    BlogRevisionResolver,
    BlogLinkResolver,
    ArticleResolver,
    ArticleFieldsResolver,
    ArticleTextResolver,
    BlogOverviewResolver,
  ],
  extensions: [postTitles.with(titlesOfPosts), searchable.with(foundArticles)],
  sweeps: [checkLinksSweep, publishDueSweep, refreshWordsSweep, indexNowSweep],
  rest: async (server, app) => {
    await feedsRest(server);
    await picturesRest(server);
    await keyFileRest(server, app);
  },
});
