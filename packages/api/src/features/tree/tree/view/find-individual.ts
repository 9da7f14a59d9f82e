import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import type { ShownIndividual } from '#features/tree/tree/view/individual.types.ts';
import { showIndividual } from '#features/tree/tree/view/show-individual.ts';
import { individualRows, readerOf } from '#features/tree/tree/view/tree.loaders.ts';

/** An individual of the family in view, as the actor gets it; null when there is none. @throws AppError FORBIDDEN */
export async function findIndividual(
  ctx: RequestContext,
  id: string,
): Promise<ShownIndividual | null> {
  const reader = await readerOf(ctx);
  if (!z.guid().safeParse(id).success) return null;
  const [row] = await individualRows(ctx, reader.familyId, [id]);
  return row ? showIndividual(ctx, row, reader) : null;
}
