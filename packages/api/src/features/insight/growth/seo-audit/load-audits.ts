import { seoProblemCodes } from '@infinite/schema/catalogue/growth';
import { sql } from 'kysely';
import { SeoPageEntity } from '#features/insight/growth/seo-audit/seo-page.entity.ts';
import type { SeoProblemEntity } from '#features/insight/growth/seo-audit/seo-problem.entity.ts';
import type { SeoRunEntity } from '#features/insight/growth/seo-audit/seo-run.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf, tables, type RowOf } from '#platform/database/tables.ts';

type SeoRunColumn = 'id' | 'state' | 'requestedAt' | 'finishedAt' | 'pagesKnown' | 'pagesDone';

export interface SeoRun extends Pick<RowOf<typeof SeoRunEntity>, SeoRunColumn> {
  readonly problemCount: number;
  /** Compared with the last audit before it that is DONE; null for the first audit. */
  readonly newProblems: number | null;
  readonly solvedProblems: number | null;
}

const previousRun = sql`
  (select p.id from seo_runs p where p.state = 'DONE' and p.id < r.id order by p.id desc limit 1)`;

const same = sql`n.path = o.path and n.code = o.code and n.detail = o.detail`;

/** Newest first. */
export function loadRuns(
  em: EntityManager,
  { limit, before, id }: { limit: number; before?: string | null; id?: string },
): Promise<SeoRun[]> {
  return rowsOf(
    em,
    sql<SeoRun>`
      select r.id, r.state, r.requested_at, r.finished_at, r.pages_known, r.pages_done,
        (select count(*) from seo_problems n where n.run_id = r.id) as problem_count,
        case when r.compared then
          (select count(*) from seo_problems n where n.run_id = r.id and not exists (
            select from seo_problems o where o.run_id = r.previous and ${same}))
        end as new_problems,
        case when r.compared then
          (select count(*) from seo_problems o where o.run_id = r.previous and not exists (
            select from seo_problems n where n.run_id = r.id and ${same}))
        end as solved_problems
      from (
        select r.*, r.previous is not null and r.state = 'DONE' as compared
        from (
          select r.*, ${previousRun} as previous from seo_runs r
          where (${before ?? null}::uuid is null or r.id < ${before ?? null}::uuid)
            and (${id ?? null}::uuid is null or r.id = ${id ?? null}::uuid)
          order by r.id desc limit ${limit}
        ) r
      ) r order by r.id desc`,
  );
}

export interface FoundProblem extends Omit<RowOf<typeof SeoProblemEntity>, 'runId'> {
  /** The audit before did not find it. */
  readonly isNew: boolean;
}

/** Worst first, then by page. */
export function loadProblems(
  em: EntityManager,
  { runId, limit }: { runId: string; limit: number },
): Promise<FoundProblem[]> {
  return rowsOf(
    em,
    sql<FoundProblem>`
      select n.path, n.code, n.detail,
        r.previous is not null and not exists (
          select from seo_problems o where o.run_id = r.previous and ${same}) as is_new
      from seo_problems n
      join (select r.id, ${previousRun} as previous from seo_runs r where r.id = ${runId}) r
        on r.id = n.run_id
      order by array_position(${[...seoProblemCodes]}::text[], n.code), n.path, n.detail
      limit ${limit}`,
  );
}

/** By path. */
export function loadPages(em: EntityManager, runId: string) {
  return tables(em, SeoPageEntity)
    .selectFrom('seo_pages')
    .select(['path', 'status', 'bytes', 'title', 'description', 'canonical', 'structuredData'])
    .select('problems as problemCount')
    .where('runId', '=', runId)
    .orderBy('path')
    .execute();
}
