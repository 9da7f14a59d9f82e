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
import { BlogRevisionResolver } from '#features/blog/revision.resolver.ts';
import { checkLinksSweep } from '#features/blog/links/check-published.sweep.ts';
import { BlogLinkResolver } from '#features/blog/links/link.resolver.ts';
import { publishDueSweep } from '#features/blog/jobs/publish-due.sweep.ts';
import { refreshWordsSweep } from '#features/blog/search/refresh-words.sweep.ts';
import { defineFeature } from '#platform/feature.ts';

export { BlogCategory } from '#features/blog/blog.types.ts';

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
  sweeps: [checkLinksSweep, publishDueSweep, refreshWordsSweep],
});
