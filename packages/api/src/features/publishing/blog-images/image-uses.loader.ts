import DataLoader from 'dataloader';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import { BlogImageUseEntity } from '#features/publishing/blog-images/blog-image.entity.ts';
import { titledPosts, type TitledPost } from '#features/publishing/blog-images/post-titles.ts';
import { tables } from '#platform/database/tables.ts';

const key = Symbol('uses of images');

/** The posts that show an image, published or in a draft; of a whole list with two queries. */
export function usesOfImage(ctx: RequestContext, imageId: string): Promise<TitledPost[]> {
  return loaderOf(ctx, key, () => new DataLoader(batch)).load(imageId);

  async function batch(ids: readonly string[]): Promise<TitledPost[][]> {
    const uses = await tables(ctx.em, BlogImageUseEntity)
      .selectFrom('blog_image_uses')
      .select(['imageId', 'postId'])
      .where('imageId', 'in', [...ids])
      .execute();
    const posts = await titledPosts(ctx, [...new Set(uses.map(({ postId }) => postId))]);
    const pairs = new Set(uses.map(({ imageId, postId }) => `${imageId} ${postId}`));
    return ids.map((imageId) => posts.filter(({ id }) => pairs.has(`${imageId} ${id}`)));
  }
}
