import { blogImageWords as words } from '@infinite/schema/words/blog-images.en';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import {
  BlogImageEntity,
  BlogImageUseEntity,
} from '#features/publishing/blog-images/blog-image.entity.ts';
import { titledPosts } from '#features/publishing/blog-images/post-titles.ts';
import { imageFolder } from '#features/publishing/blog-images/image-vault.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** More would not fit a message. */
const titlesNamed = 5;

/**
 * Deletes an image that no article shows, and its files.
 * @returns its id
 * @throws AppError NOT_FOUND | WRONG_STATE with the titles of the articles
 */
export async function deleteImage(ctx: RequestContext, id: string): Promise<string> {
  requireStaff(ctx, 'content.write');
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  await inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, BlogImageEntity, BlogImageUseEntity);
    // The lock stops an article that is about to use it.
    const image = await db
      .selectFrom('blog_images')
      .select(['name', 'alt', 'bytes'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!image) throw new AppError('NOT_FOUND');
    const uses = await db
      .selectFrom('blog_image_uses')
      .select('postId')
      .where('imageId', '=', id)
      .execute();
    if (uses.length > 0) {
      const ids = uses.map(({ postId }) => postId);
      const titles = (await titledPosts(ctx, ids)).map(({ title }) => title);
      throw new AppError('WRONG_STATE', { words: words.inUse(titles.slice(0, titlesNamed)) });
    }
    await db.deleteFrom('blog_images').where('id', '=', id).execute();
    await recordAudit(ctx, {
      action: 'blog_image.delete',
      subject: { kind: 'blog_image', id, name: image.name },
      before: { alt: image.alt, bytes: image.bytes },
    });
  });
  // Without the row nothing refers to the files, and the key of what a crash leaves behind is gone.
  await ctx.app.blobs.removeFolder(imageFolder(id));
  return id;
}
