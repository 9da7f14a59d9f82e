import {
  seoProblemCodes,
  type SeoProblemCodeName,
  type SeoRunStateName,
} from '@infinite/schema/catalogue/growth';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { rowsOf } from '#features/insight/growth/growth-rows.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { instantFrom } from '#platform/database/instant-type.ts';

export interface SeoRun {
  readonly id: string;
  readonly state: SeoRunStateName;
  readonly requestedAt: Temporal.Instant;
  readonly finishedAt: Temporal.Instant | null;
  readonly pagesKnown: number;
  readonly pagesDone: number;
  readonly problemCount: number;
  /** Beside the run before that came to its end; null where there is none. */
  readonly newProblems: number | null;
  readonly solvedProblems: number | null;
}

interface Row {
  id: string;
  state: SeoRunStateName;
  requested_at: Date | string;
  finished_at: Date | string | null;
  pages_known: number;
  pages_done: number;
  problems: number;
  previous: string | null;
  added: number;
  solved: number;
}

const previousRun = sql`
  (select p.id from seo_runs p where p.state = 'DONE' and p.id < r.id order by p.id desc limit 1)`;

const same = sql`n.path = o.path and n.code = o.code and n.detail = o.detail`;

/** Newest first. */
export async function loadRuns(
  em: EntityManager,
  { limit, before, id }: { limit: number; before?: string | null; id?: string },
): Promise<SeoRun[]> {
  const rows = await rowsOf(
    em,
    sql<Row>`
      select r.*,
        (select count(*)::int from seo_problems n where n.run_id = r.id) as problems,
        (select count(*)::int from seo_problems n where n.run_id = r.id and not exists (
          select from seo_problems o where o.run_id = r.previous and ${same})) as added,
        (select count(*)::int from seo_problems o where o.run_id = r.previous and not exists (
          select from seo_problems n where n.run_id = r.id and ${same})) as solved
      from (
        select r.*, ${previousRun} as previous from seo_runs r
        where (${before ?? null}::uuid is null or r.id < ${before ?? null}::uuid)
          and (${id ?? null}::uuid is null or r.id = ${id ?? null}::uuid)
        order by r.id desc limit ${limit}
      ) r order by r.id desc`,
  );
  return rows.map((row) => {
    const compared = row.previous !== null && row.state === 'DONE';
    return {
      id: row.id,
      state: row.state,
      requestedAt: instantFrom(row.requested_at),
      finishedAt: row.finished_at === null ? null : instantFrom(row.finished_at),
      pagesKnown: row.pages_known,
      pagesDone: row.pages_done,
      problemCount: row.problems,
      newProblems: compared ? row.added : null,
      solvedProblems: compared ? row.solved : null,
    };
  });
}

export interface FoundProblem {
  readonly path: string;
  readonly code: SeoProblemCodeName;
  readonly detail: string;
  /** The run before did not have it. */
  readonly isNew: boolean;
}

/** Worst first, then by page. */
export async function loadProblems(
  em: EntityManager,
  { runId, limit }: { runId: string; limit: number },
): Promise<FoundProblem[]> {
  return rowsOf(
    em,
    sql<FoundProblem>`
      select n.path, n.code, n.detail,
        r.previous is not null and not exists (
          select from seo_problems o where o.run_id = r.previous and ${same}) as "isNew"
      from seo_problems n
      join (select r.id, ${previousRun} as previous from seo_runs r where r.id = ${runId}) r
        on r.id = n.run_id
      order by array_position(${`{${seoProblemCodes.join()}}`}::text[], n.code), n.path, n.detail
      limit ${limit}`,
  );
}

export interface AuditedPage {
  readonly path: string;
  readonly status: number;
  readonly bytes: number;
  readonly title: string | null;
  readonly description: string | null;
  readonly canonical: string | null;
  readonly structuredData: string[];
  readonly problemCount: number;
}

export async function loadPages(em: EntityManager, runId: string): Promise<AuditedPage[]> {
  return rowsOf(
    em,
    sql<AuditedPage>`
      select path, status, bytes, title, description, canonical,
        structured_data as "structuredData", problems as "problemCount"
      from seo_pages where run_id = ${runId} order by path`,
  );
}
