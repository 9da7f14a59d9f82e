import type { RequestContext } from '#platform/context.ts';
import {
  BlogImageEntity,
  BlogImageUseEntity,
} from '#features/publishing/blog-images/blog-image.entity.ts';
import { tables } from '#platform/database/tables.ts';

const address =
  /\/blog-images\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?![0-9a-f-])/g;

/** The ids of the images that a text names, each once; some may not exist. */
export function imagesNamedIn(text: string): string[] {
  return [...new Set([...text.matchAll(address)].flatMap(([, id]) => id ?? []))];
}

/** Stores which images a post shows: none of them can be deleted while it does. */
export async function replaceImageUses(
  ctx: RequestContext,
  uses: { postId: string; texts: readonly string[]; covers: readonly (string | null)[] },
): Promise<void> {
  const db = tables(ctx.em, BlogImageEntity, BlogImageUseEntity);
  const { postId } = uses;
  const named = new Set([
    ...uses.texts.flatMap(imagesNamedIn),
    ...uses.covers.flatMap((id) => id ?? []),
  ]);
  await db.deleteFrom('blog_image_uses').where('postId', '=', postId).execute();
  if (named.size === 0) return;
  await db
    .insertInto('blog_image_uses')
    .columns(['postId', 'imageId'])
    .expression((query) =>
      query
        .selectFrom('blog_images')
        .select(({ val, ref }) => [val(postId).as('postId'), ref('id').as('imageId')])
        .where('id', 'in', [...named])
        // A delete of one of them waits, and then finds it in use.
        .forKeyShare(),
    )
    .execute();
}
