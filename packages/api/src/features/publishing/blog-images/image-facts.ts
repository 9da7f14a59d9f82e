import { blogImagePath } from '@infinite/schema/catalogue/newsroom';
import type { RequestContext } from '#platform/context.ts';
import { BlogImageEntity } from '#features/publishing/blog-images/blog-image.entity.ts';
import { imagesNamedIn } from '#features/publishing/blog-images/image-uses.ts';
import { tables } from '#platform/database/tables.ts';

/** What a page needs to lay out an image before it has loaded, and the URLs of its renditions. */
export interface ImageFacts {
  readonly width: number;
  readonly height: number;
  readonly srcset: string;
}

/** Facts of the images in a text, by their address in it. */
export async function imageFactsOf(
  ctx: RequestContext,
  text: string,
): Promise<ReadonlyMap<string, ImageFacts>> {
  const ids = imagesNamedIn(text);
  if (ids.length === 0) return new Map();
  const rows = await tables(ctx.em, BlogImageEntity)
    .selectFrom('blog_images')
    .select(['id', 'width', 'height', 'widths'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, width, height, widths }) => {
      const src = blogImagePath(id);
      const srcset = widths.map((wide) => `${src}/${wide}.webp ${wide}w`).join(', ');
      return [src, { width, height, srcset }];
    }),
  );
}
