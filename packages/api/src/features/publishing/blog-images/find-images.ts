import { blogImageLimits, blogImagePath } from '@infinite/schema/catalogue/newsroom';
import { blogImageWords as words } from '@infinite/schema/words/blog-images.en';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { BlogImageEntity } from '#features/publishing/blog-images/blog-image.entity.ts';
import { tables, type RowOf } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export const imageColumns = [
  'id',
  'name',
  'alt',
  'width',
  'height',
  'bytes',
  'thumbnail',
  'uploadedAt',
] as const;

type Row = Pick<RowOf<typeof BlogImageEntity>, (typeof imageColumns)[number]>;

export interface BlogImage extends Row {
  /** For the text of an article. */
  readonly src: string;
}

export function withSrc(row: Row): BlogImage {
  return { ...row, src: blogImagePath(row.id) };
}

/** Latest first; the cursor is the id, which sorts by creation time. */
export async function listImages(
  ctx: RequestContext,
  request: { search?: string | null; first?: number | null; after?: string | null },
): Promise<ListPage<BlogImage>> {
  requireStaff(ctx, 'content.read');
  const { listPage, listPageMax, alt } = blogImageLimits;
  const size = Math.min(Math.max(request.first ?? listPage, 1), listPageMax);
  let query = tables(ctx.em, BlogImageEntity)
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
    nodes: rows.slice(0, size).map(withSrc),
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
