import type { RequestContext } from '#context.ts';
import { imageTables } from '#features/publishing/blog-images/image-tables.ts';

const address =
  /\/blog-images\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?![0-9a-f-])/g;

/** The ids of the pictures that a text names, each once; some may not exist. */
export function imagesNamedIn(text: string): string[] {
  return [...new Set([...text.matchAll(address)].flatMap(([, id]) => id ?? []))];
}

/** Writes down which pictures a post shows: none of them can be deleted while it does. */
export async function keepImageUses(
  ctx: RequestContext,
  uses: { postId: string; texts: readonly string[]; covers: readonly (string | null)[] },
): Promise<void> {
  const tables = imageTables(ctx.em);
  const { postId } = uses;
  const named = new Set([
    ...uses.texts.flatMap(imagesNamedIn),
    ...uses.covers.flatMap((id) => id ?? []),
  ]);
  await tables.deleteFrom('blog_image_uses').where('post_id', '=', postId).execute();
  if (named.size === 0) return;
  await tables
    .insertInto('blog_image_uses')
    .columns(['post_id', 'image_id'])
    .expression((query) =>
      query
        .selectFrom('blog_images')
        .select(({ val, ref }) => [val(postId).as('post_id'), ref('id').as('image_id')])
        .where('id', 'in', [...named])
        // Whoever deletes one of them waits, and then finds it in use.
        .forKeyShare(),
    )
    .execute();
}
