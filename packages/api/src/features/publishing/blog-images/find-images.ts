import { blogImageLimits, blogImagePath } from '@infinite/schema/catalogue/newsroom';
import { blogImageWords as words } from '@infinite/schema/words/blog-images.en';
import { sql, type Selectable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { requireAdmin, type RequestContext } from '#context.ts';
import { imageTables, type ImageTables } from '#features/publishing/blog-images/image-tables.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export interface BlogImage {
  readonly id: string;
  /** For the text of an article. */
  readonly src: string;
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly thumbnail: string;
  readonly uploadedAt: Temporal.Instant;
}

export const imageColumns = [
  'id',
  'name',
  'alt',
  'width',
  'height',
  'bytes',
  'thumbnail',
  'uploaded_at',
] as const;

type Row = Pick<Selectable<ImageTables['blog_images']>, (typeof imageColumns)[number]>;

export function imageFrom(row: Row): BlogImage {
  const { id, name, alt, width, height, thumbnail } = row;
  return {
    ...{ id, name, alt, width, height, thumbnail, src: blogImagePath(id) },
    bytes: Number(row.bytes),
    uploadedAt: instantFrom(row.uploaded_at),
  };
}

/** Latest first; the cursor is the id, which sorts by the time of its making. */
export async function listImages(
  ctx: RequestContext,
  request: { search?: string | null; first?: number | null; after?: string | null },
): Promise<ListPage<BlogImage>> {
  requireAdmin(ctx);
  const { listPage, listPageMax, alt } = blogImageLimits;
  const size = Math.min(Math.max(request.first ?? listPage, 1), listPageMax);
  let query = imageTables(ctx.em)
    .selectFrom('blog_images')
    .select(imageColumns)
    .orderBy('id', 'desc')
    .limit(size + 1);
  const words = request.search?.trim().slice(0, alt).toWellFormed().replaceAll('\0', '');
  if (words) {
    const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(sql<boolean>`(name ilike ${like} or alt ilike ${like})`);
  }
  if (request.after) query = query.where('id', '<', readCursor(request.after));
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size).map(imageFrom),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => id,
  };
}

function readCursor(after: string): string {
  const id = z.guid().safeParse(after);
  if (id.success) return id.data;
  throw new AppError('INVALID_INPUT', {
    words: words.badCursor,
    fields: { after: words.badCursor },
  });
}
