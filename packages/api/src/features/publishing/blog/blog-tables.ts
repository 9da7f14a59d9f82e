import type { BlogCategoryId, BlogPostStateName } from '@infinite/schema/catalogue/blog';
import type { Generated, Selectable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { instantFrom } from '#platform/database/instant-type.ts';
import type { EntityManager } from '#platform/database/orm.ts';

type DatabaseInstant = Date | string;

/** What an editor fills; posts, drafts and revisions hold it alike. */
export interface ContentRow {
  title: string;
  excerpt: string;
  body: string;
  author: string;
  category: BlogCategoryId;
  tags: string[];
  emoji: string;
  /** An address chosen by hand; '' follows the title. */
  address: Generated<string>;
  seo_title: Generated<string>;
  seo_description: Generated<string>;
  keyword: Generated<string>;
  cover_image_id: string | null;
  cover_alt: Generated<string>;
}

export interface BlogTables {
  blog_posts: ContentRow & {
    id: string;
    slug: string;
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
    /** Last typed in; later than `updated_at` while a change waits to be published. */
    edited_at: DatabaseInstant | null;
    /** Made by the database; never selected. */
    search: Generated<never>;
  };
  blog_redirects: { slug: string; post_id: string; created_at: DatabaseInstant };
  blog_post_revisions: ContentRow & {
    post_id: string;
    version: number;
    origin: Generated<RevisionOriginName>;
    saved_by: string | null;
    saved_at: DatabaseInstant;
    /** When this text was first shown to readers. */
    published_at: DatabaseInstant | null;
  };
  /** Changes of a post that readers see, or soon will, which they do not see yet. */
  blog_drafts: ContentRow & { post_id: string };
  blog_link_checks: { post_id: string; checked_at: DatabaseInstant; problems: string };
}

export type RevisionOriginName = 'SAVED' | 'AUTOSAVED' | 'RESTORED';

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
  'edited_at',
] as const;
export const postColumns = [
  ...rowColumns,
  'body',
  'address',
  'seo_title',
  'seo_description',
  'keyword',
  'cover_image_id',
  'cover_alt',
  'publish_date',
  'publish_time',
  'created_at',
] as const;

type Row = Selectable<BlogTables['blog_posts']>;
export type ListedRow = Pick<Row, (typeof rowColumns)[number]>;
export type PostRow = Pick<Row, (typeof postColumns)[number]>;

export interface BlogPost extends ListedPost {
  readonly body: string;
  readonly address: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly keyword: string;
  readonly coverImageId: string | null;
  readonly coverAlt: string;
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
  /** When what readers see was last changed. */
  readonly updatedAt: Temporal.Instant;
  /** Stands above the others on the blog, if it is the newest that does. */
  readonly featured: boolean;
  readonly editedAt: Temporal.Instant;
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
    editedAt: instantFrom(row.edited_at ?? row.updated_at),
  };
}

export function postFromRow(row: PostRow): BlogPost {
  return {
    ...listedFromRow(row),
    body: row.body,
    address: row.address,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    keyword: row.keyword,
    coverImageId: row.cover_image_id,
    coverAlt: row.cover_alt,
    publishDate: row.publish_date,
    publishTime: row.publish_time?.slice(0, 5) ?? null,
  };
}
