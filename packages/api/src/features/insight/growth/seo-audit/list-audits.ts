import { seoAuditLimits } from '@infinite/schema/catalogue/growth';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { loadRuns, type SeoRun } from '#features/insight/growth/seo-audit/load-audits.ts';
import { requireGrowthFigures } from '#features/insight/growth/require-growth.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const place = z.tuple([z.guid()]);
const sizes = { page: seoAuditLimits.runsKept, pageMax: seoAuditLimits.runsKept };

/** Newest first. */
export async function listAudits(
  ctx: RequestContext,
  request: { first?: number | null; after?: string | null },
): Promise<ListPage<SeoRun>> {
  requireGrowthFigures(ctx);
  const size = pageSizeOf(request.first, sizes);
  const before = request.after ? placeOf(request.after, place)[0] : null;
  const found = await loadRuns(ctx.em, { limit: size + 1, before });
  return {
    nodes: found.slice(0, size),
    hasNextPage: found.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}

/** @throws AppError NOT_FOUND */
export async function findAudit(ctx: RequestContext, id: string): Promise<SeoRun> {
  requireGrowthFigures(ctx);
  const [run] = z.guid().safeParse(id).success ? await loadRuns(ctx.em, { limit: 1, id }) : [];
  if (!run) throw new AppError('NOT_FOUND');
  return run;
}
