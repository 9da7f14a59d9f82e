import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { BlogImageEntity } from '#features/publishing/blog-images/blog-image.entity.ts';
import { ImageVault } from '#features/publishing/blog-images/image-vault.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { isKnownTo } from '#platform/http/byte-range.ts';

/**
 * Serves a rendition of an image by its width, or the fallback without one. The original is never
 * served: its metadata may hold a location.
 * @throws AppError NOT_FOUND
 */
export async function serveImage(
  ctx: RequestContext,
  { id, width }: { id: string; width: number | null },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const image = await tables(ctx.em, BlogImageEntity)
    .selectFrom('blog_images')
    .select(['widths', 'fallbackType', 'wrappedKey', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!image || (width !== null && !image.widths.includes(width))) throw new AppError('NOT_FOUND');
  const name = width === null ? 'fallback' : `${width}.webp`;
  const etag = `"${image.sha256.slice(0, 32)}-${name}"`;
  reply.headers({
    // The content of an address never changes.
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    etag,
  });
  if (isKnownTo(request.headers['if-none-match'], etag)) return reply.status(304).send();
  const key = ctx.app.keys.unwrap(`image:${id}`, image.wrappedKey);
  const content = await new ImageVault(ctx.app.blobs, key, id).read(name);
  return reply
    .type(width === null ? image.fallbackType : 'image/webp')
    .header('content-length', content.length)
    .send(request.method === 'HEAD' ? undefined : content);
}
