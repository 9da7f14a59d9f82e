import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { BlogPostEntity } from '#features/publishing/blog/blog-post.entity.ts';
import type { RowOf } from '#platform/database/tables.ts';

const listedNames = [
  'id',
  'slug',
  'title',
  'excerpt',
  'author',
  'category',
  'tags',
  'emoji',
  'wordCount',
  'state',
  'version',
  'publishAt',
  'publishZone',
  'publishedAt',
  'updatedAt',
  'featured',
] as const;

/** What a list of posts shows: everything but the text. */
export const listedColumns = [
  ...listedNames,
  sql<Temporal.Instant>`coalesce(edited_at, updated_at)`.as('editedAt'),
] as const;

const textNames = [
  'body',
  'address',
  'seoTitle',
  'seoDescription',
  'keyword',
  'coverImageId',
  'coverAlt',
  'publishDate',
] as const;

export const postColumns = [
  ...listedColumns,
  ...textNames,
  sql<string | null>`left(publish_time::text, 5)`.as('publishTime'),
] as const;

type Row = RowOf<typeof BlogPostEntity>;

export interface ListedPost extends Readonly<Pick<Row, (typeof listedNames)[number]>> {
  /** When anybody last wrote in it. */
  readonly editedAt: Temporal.Instant;
}

export interface BlogPost extends ListedPost, Readonly<Pick<Row, (typeof textNames)[number]>> {
  /** HH:MM, by the clock of `publishZone`. */
  readonly publishTime: string | null;
}
