import {
  ArticleFieldsResolver,
  ArticleResolver,
  ArticleTextResolver,
  BlogOverviewResolver,
} from '#features/blog/article.resolver.ts';
import {
  BlogPostAddressResolver,
  BlogPostConnectionResolver,
  BlogPostFieldsResolver,
  BlogPostResolver,
} from '#features/blog/blog-post.resolver.ts';
import { feedsRest } from '#features/blog/feeds/feeds.rest.ts';
import { indexNowSweep } from '#features/blog/index-now/index-now.sweep.ts';
import { keyFileRest } from '#features/blog/index-now/key-file.rest.ts';
import { tellIndexNow } from '#features/blog/index-now/tell-index-now.job.ts';
import { BlogRevisionResolver } from '#features/blog/revision.resolver.ts';
import { checkLinksSweep } from '#features/blog/links/check-published.sweep.ts';
import { BlogLinkResolver } from '#features/blog/links/link.resolver.ts';
import { publishDueSweep } from '#features/blog/jobs/publish-due.sweep.ts';
import { refreshWordsSweep } from '#features/blog/search/refresh-words.sweep.ts';
import { picturesRest } from '#features/blog/shipped/pictures/pictures.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export { plainTextOf, renderMarkdown } from '#features/blog/markdown/render-markdown.ts';
export { BlogCategory, BlogScheduleInput } from '#features/blog/blog.types.ts';

export { seedArticles } from '#features/blog/shipped/seed-articles.ts';

export const blogFeature = defineFeature({
  name: 'blog',
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
  jobs: [tellIndexNow],
  sweeps: [checkLinksSweep, publishDueSweep, refreshWordsSweep, indexNowSweep],
  rest: async (server, app) => {
    await feedsRest(server);
    await picturesRest(server);
    await keyFileRest(server, app);
  },
});
