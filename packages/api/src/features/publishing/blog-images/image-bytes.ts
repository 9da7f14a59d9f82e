import type { Temporal } from 'temporal-polyfill';
import { BlogImageEntity } from '#features/publishing/blog-images/blog-image.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** The bytes of pictures for articles uploaded since then. */
export async function imageBytesSince(em: EntityManager, since: Temporal.Instant): Promise<number> {
  const row = await tables(em, BlogImageEntity)
    .selectFrom('blog_images')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .where('uploadedAt', '>=', since)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}
