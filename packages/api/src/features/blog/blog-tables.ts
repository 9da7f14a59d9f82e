import type { BlogCategoryId, BlogPostStateName } from '@infinite/schema/catalogue/blog';
import type { Generated, Selectable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { instantFrom } from '#platform/database/instant-type.ts';
import type { EntityManager } from '#platform/database/orm.ts';

type DatabaseInstant = Date | string;

export interface BlogTables {
  blog_posts: {
    id: string;
    slug: string;
    title: string;
    excerpt: string;
    body: string;
    author: string;
    category: BlogCategoryId;
    tags: string[];
    emoji: string;
    word_count: number;
    state: BlogPostStateName;
    version: number;
    publish_at: DatabaseInstant | null;
    publish_date: string | null;
    publish_time: string | null;
    publish_zone: string | null;
    published_at: DatabaseInstant | null;
    created_at: DatabaseInstant;
    updated_at: DatabaseInstant;
    featured: Generated<boolean>;
    /** Made by the database; never selected. */
    search: Generated<never>;
  };
  blog_redirects: { slug: string; post_id: string; created_at: DatabaseInstant };
  blog_post_revisions: {
    post_id: string;
    version: number;
    title: string;
    excerpt: string;
    body: string;
    author: string;
    category: BlogCategoryId;
    tags: string[];
    emoji: string;
    saved_by: string | null;
    saved_at: DatabaseInstant;
  };
}

/** The tables in the transaction of `em`, if there is one. */
export function blogTables(em: EntityManager) {
  return em.getKysely<BlogTables>();
}

/** What a list of posts shows: everything but the text. */
export const rowColumns = [
  'id',
  'slug',
  'title',
  'excerpt',
  'author',
  'category',
  'tags',
  'emoji',
  'word_count',
  'state',
  'version',
  'publish_at',
  'publish_zone',
  'published_at',
  'updated_at',
  'featured',
] as const;
export const postColumns = [
  ...rowColumns,
  'body',
  'publish_date',
  'publish_time',
  'created_at',
] as const;

type Row = Selectable<BlogTables['blog_posts']>;
export type ListedRow = Pick<Row, (typeof rowColumns)[number]>;
export type PostRow = Pick<Row, (typeof postColumns)[number]>;

export interface BlogPost extends ListedPost {
  readonly body: string;
  readonly publishDate: string | null;
  readonly publishTime: string | null;
}

export interface ListedPost {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly category: BlogCategoryId;
  readonly tags: string[];
  readonly emoji: string;
  readonly wordCount: number;
  readonly state: BlogPostStateName;
  readonly version: number;
  readonly publishAt: Temporal.Instant | null;
  readonly publishZone: string | null;
  readonly publishedAt: Temporal.Instant | null;
  readonly updatedAt: Temporal.Instant;
  /** Stands above the others on the blog, if it is the newest that does. */
  readonly featured: boolean;
}

export function listedFromRow(row: ListedRow): ListedPost {
  const { id, slug, title, excerpt, author, category, tags, emoji, state, version } = row;
  const instant = (value: DatabaseInstant | null) => (value === null ? null : instantFrom(value));
  return {
    ...{ id, slug, title, excerpt, author, category, tags, emoji, state, version },
    wordCount: row.word_count,
    publishAt: instant(row.publish_at),
    publishZone: row.publish_zone,
    publishedAt: instant(row.published_at),
    updatedAt: instantFrom(row.updated_at),
    featured: row.featured,
  };
}

export function postFromRow(row: PostRow): BlogPost {
  return {
    ...listedFromRow(row),
    body: row.body,
    publishDate: row.publish_date,
    publishTime: row.publish_time?.slice(0, 5) ?? null,
  };
}
