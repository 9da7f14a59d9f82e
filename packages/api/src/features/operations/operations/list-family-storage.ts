import { operatorListPage } from '@infinite/schema/catalogue/operations';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { storageByFamily, type FamilyStorage } from '#features/recordings/recordings/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const cursor = z.tuple([z.coerce.number().min(0), z.guid()]);

/** What each family stores, the largest first. */
export async function listFamilyStorage(
  ctx: RequestContext,
  request: { first?: number | null; after?: string | null },
): Promise<ListPage<FamilyStorage>> {
  const { first, max } = operatorListPage;
  const size = Math.min(Math.max(request.first ?? first, 1), max);
  const after = request.after ? parsed(request.after) : null;
  const rows = await storageByFamily(ctx.em, { limit: size + 1, after });
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    cursorOf: ({ bytes, id }) => `${bytes}.${id}`,
  };
}

function parsed(after: string): { bytes: number; id: string } {
  const found = cursor.safeParse(after.split('.'));
  if (!found.success) throw new AppError('INVALID_INPUT', { fields: { after: 'unknown' } });
  const [bytes, id] = found.data;
  return { bytes, id };
}
