import { SeoRunEntity } from '#features/insight/growth/seo-audit/seo-run.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables, type RowOf } from '#platform/database/tables.ts';

const shownColumns = [
  ...(['id', 'state', 'requestedAt', 'finishedAt', 'pagesKnown', 'pagesDone'] as const),
  ...(['problemCount', 'newProblems', 'solvedProblems'] as const),
] as const;

export type SeoRun = Pick<RowOf<typeof SeoRunEntity>, (typeof shownColumns)[number]>;

/** Newest first. */
export function loadRuns(
  em: EntityManager,
  { limit, before, id }: { limit: number; before?: string | null; id?: string },
): Promise<SeoRun[]> {
  let query = tables(em, SeoRunEntity)
    .selectFrom('seo_runs')
    .select(shownColumns)
    .orderBy('id', 'desc')
    .limit(limit);
  if (before) query = query.where('id', '<', before);
  if (id) query = query.where('id', '=', id);
  return query.execute();
}
