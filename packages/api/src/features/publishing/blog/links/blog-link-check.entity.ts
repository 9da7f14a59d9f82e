import { defineEntity, p } from '@mikro-orm/core';
import type { LinkProblem } from '#features/publishing/blog/links/check-links.ts';
import { instant } from '#platform/database/instant-type.ts';

/** What the last check of a post's links found. */
export const BlogLinkCheckEntity = defineEntity({
  name: 'BlogLinkCheck',
  tableName: 'blog_link_checks',
  properties: {
    postId: p.uuid().primary(),
    checkedAt: instant(),
    problems: p.json<readonly LinkProblem[]>(),
  },
});
