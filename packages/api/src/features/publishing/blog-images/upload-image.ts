import { createHash } from 'node:crypto';
import type { blogImageInput } from '@infinite/schema/blog/blog-image.input';
import { blogImageLimits } from '@infinite/schema/catalogue/newsroom';
import { blogImageWords as words } from '@infinite/schema/words/blog-images.en';
import type { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { BlogImageEntity } from '#features/publishing/blog-images/blog-image.entity.ts';
import { drawRenditions } from '#features/publishing/blog-images/draw-renditions.ts';
import {
  imageColumns,
  withSrc,
  type BlogImage,
} from '#features/publishing/blog-images/find-images.ts';
import { imageFolder, ImageVault } from '#features/publishing/blog-images/image-vault.ts';
import { readSettings } from '#features/operations/settings/index.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Stores an image for articles: the original, and the renditions that readers get.
 * @throws AppError TOO_LARGE | UNSUPPORTED_MEDIA | INVALID_INPUT
 */
export async function uploadImage(
  ctx: RequestContext,
  input: z.output<typeof blogImageInput>,
): Promise<BlogImage> {
  const { userId } = requireStaff(ctx, 'content.write');
  const file = Buffer.from(input.content, 'base64');
  const megabytes = Math.min((await readSettings(ctx)).maxFileSize, blogImageLimits.megabytes);
  if (file.length > megabytes * 1024 * 1024) {
    throw new AppError('TOO_LARGE', { words: words.tooLarge(megabytes) });
  }
  const drawn = await drawRenditions(file);
  const id = newId();
  const { key, wrapped } = ctx.app.keys.newKey(`image:${id}`);
  const vault = new ImageVault(ctx.app.blobs, key, id);
  try {
    await vault.put('original', file);
    await vault.put('fallback', drawn.fallback.content);
    for (const { width, content } of drawn.webp) await vault.put(`${width}.webp`, content);
    return await inTransaction(ctx, async (ctx) => {
      const row = await tables(ctx.em, BlogImageEntity)
        .insertInto('blog_images')
        .values({
          id,
          name: input.name,
          alt: input.alt,
          mimeType: drawn.mimeType,
          bytes: file.length,
          sha256: createHash('sha256').update(file).digest('hex'),
          width: drawn.width,
          height: drawn.height,
          widths: drawn.webp.map(({ width }) => width),
          fallbackType: drawn.fallback.mimeType,
          thumbnail: drawn.thumbnail,
          wrappedKey: wrapped,
          uploadedBy: userId,
          uploadedAt: ctx.clock.now(),
        })
        .returning(imageColumns)
        .executeTakeFirstOrThrow();
      await recordAudit(ctx, {
        action: 'blog_image.upload',
        subject: { kind: 'blog_image', id, name: input.name },
        after: { alt: input.alt, bytes: file.length, width: drawn.width, height: drawn.height },
      });
      return withSrc(row);
    });
  } catch (error) {
    await ctx.app.blobs.removeFolder(imageFolder(id));
    throw error;
  }
}
