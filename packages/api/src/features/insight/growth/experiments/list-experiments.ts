import { experimentLimits } from '@infinite/schema/catalogue/growth';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { loadExperiments } from '#features/insight/growth/experiments/load-experiments.ts';
import {
  judgeExperiment,
  type JudgedExperiment,
} from '#features/insight/growth/experiments/judge-experiment.ts';
import { requireGrowthFigures } from '#features/insight/growth/require-growth.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const place = z.tuple([z.guid()]);

/** Newest first, each with its judgment. */
export async function listExperiments(
  ctx: RequestContext,
  request: { first?: number | null; after?: string | null },
): Promise<ListPage<JudgedExperiment>> {
  requireGrowthFigures(ctx);
  const size = pageSizeOf(request.first, experimentLimits);
  const before = request.after ? placeOf(request.after, place)[0] : null;
  const found = await loadExperiments(ctx.em, { limit: size + 1, before });
  return {
    nodes: found.slice(0, size).map(judgeExperiment),
    hasNextPage: found.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}
