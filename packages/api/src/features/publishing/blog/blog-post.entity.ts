import type { BlogPostStateName } from '@infinite/schema/catalogue/blog';
import { defineEntity, p } from '@mikro-orm/core';
import { contentPropertiesWithDefaults } from '#features/publishing/blog/blog-content.ts';
import { instant } from '#platform/database/instant-type.ts';

export const BlogPostEntity = defineEntity({
  name: 'BlogPost',
  tableName: 'blog_posts',
  properties: {
    id: p.uuid().primary(),
    slug: p.text(),
    ...contentPropertiesWithDefaults(),
    wordCount: p.integer(),
    state: p.text().$type<BlogPostStateName>().default('DRAFT'),
    /** Raised by every change; a change names the version it was made on. */
    version: p.integer().default(1),
    /** Set while it is scheduled. */
    publishAt: instant().nullable(),
    publishDate: p.string().columnType('date').nullable(),
    publishTime: p.string().columnType('time').nullable(),
    /** IANA name. */
    publishZone: p.text().nullable(),
    /** When readers first saw it. */
    publishedAt: instant().nullable(),
    createdAt: instant(),
    /** When what readers see was last changed. */
    updatedAt: instant(),
    /** The blog shows the newest of these above the others. */
    featured: p.boolean().default(false),
    /** Kept when another one takes its place, which gives it back when it is unfeatured. */
    featuredAt: instant().nullable(),
    /** Last typed in; later than `updatedAt` while a change waits to be published. */
    editedAt: instant().nullable(),
    /** Who made the draft, and the key of the editor that it was made in; see `createPost`. */
    createdBy: p.uuid().nullable(),
    clientId: p.text().nullable(),
    /** Made by the database, with tags and weights (migration 0141); never selected. */
    search: p
      .string()
      .columnType('tsvector')
      .generated(`(to_tsvector('english', title)) stored`)
      .nullable(),
  },
});

/** An address that a post had before leads to it. */
export const BlogRedirectEntity = defineEntity({
  name: 'BlogRedirect',
  tableName: 'blog_redirects',
  properties: {
    slug: p.text().primary(),
    postId: p.uuid(),
    createdAt: instant(),
  },
});
