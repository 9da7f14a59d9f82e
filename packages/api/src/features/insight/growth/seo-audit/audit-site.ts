import { seoAuditLimits as limits, seoProblemCodes } from '@infinite/schema/catalogue/growth';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { crawlSite, type CrawledPage } from '#features/insight/growth/seo-audit/crawl-site.ts';
import { judgePages, type SeoProblem } from '#features/insight/growth/seo-audit/judge-pages.ts';
import { SeoPageEntity } from '#features/insight/growth/seo-audit/seo-page.entity.ts';
import { SeoRunEntity } from '#features/insight/growth/seo-audit/seo-run.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

const databaseTime = sql<Temporal.Instant>`clock_timestamp()`;

/** Reads the site and stores what was found. Starts over when its worker dies. */
export async function auditSite(ctx: RequestContext, runId: string): Promise<void> {
  const db = tables(ctx.em, SeoRunEntity);
  const run = await db
    .updateTable('seo_runs')
    .set({ state: 'RUNNING', startedAt: ctx.clock.now(), touchedAt: databaseTime })
    .set({ pagesDone: 0, pagesKnown: 0 })
    .where('id', '=', runId)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .returning('id')
    .executeTakeFirst();
  if (!run) return; // Another attempt has finished it.
  const { publicOrigin } = ctx.app.config;
  const pages = await crawlSite(publicOrigin, async ({ known, done }) => {
    await db
      .updateTable('seo_runs')
      .set(({ fn, ref, val }) => ({
        pagesKnown: fn('greatest', [ref('pagesKnown'), val(known)]),
        pagesDone: fn('greatest', [ref('pagesDone'), val(done)]),
        touchedAt: databaseTime,
      }))
      .where('id', '=', runId)
      .execute();
  });
  const answered = pages.some(({ status }) => status > 0);
  await finish(ctx, runId, answered ? { pages, problems: judgePages(pages, publicOrigin) } : null);
}

interface Findings {
  readonly pages: CrawledPage[];
  readonly problems: SeoProblem[];
}

/** `found` is null when the site did not answer at all, so that nothing is known of it. */
async function finish(ctx: RequestContext, runId: string, found: Findings | null): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, SeoRunEntity);
    const run = await db
      .updateTable('seo_runs')
      .set({ state: found ? 'DONE' : 'FAILED', problem: found ? null : 'UNREACHABLE' })
      .set({ finishedAt: ctx.clock.now() })
      .where('id', '=', runId)
      .where('state', '=', 'RUNNING')
      .returning('id')
      .executeTakeFirst();
    if (!run || !found) return;
    await store(ctx, runId, found);
    await db
      .deleteFrom('seo_runs')
      .where('id', 'in', (runs) =>
        runs.selectFrom('seo_runs').select('id').orderBy('id', 'desc').offset(limits.runsKept),
      )
      .execute();
  });
}

async function store(
  { em }: RequestContext,
  runId: string,
  { pages, problems }: Findings,
): Promise<void> {
  const problemsOf = Map.groupBy(problems, ({ path }) => path);
  const rows = pages.map(({ path, status, bytes, reading }) => ({
    ...{ runId, path, status, bytes },
    title: reading?.title ?? null,
    description: reading?.description ?? null,
    canonical: reading?.canonical ?? null,
    robots: reading?.robots ?? null,
    headings: reading?.headings.length ?? 0,
    structuredData: [...(reading?.structuredData ?? [])],
    problems: problemsOf.get(path)?.length ?? 0,
  }));
  await tables(em, SeoPageEntity).insertInto('seo_pages').values(rows).execute();
  // Arrays: as rows of values they could be more parameters than a statement may have.
  await rowsOf(
    em,
    sql`
      with previous as (
        select id from seo_runs where state = 'DONE' and id < ${runId} order by id desc limit 1
      ), added as (
        insert into seo_problems (run_id, path, code, detail, severity, is_new)
        select ${runId}, f.path, f.code, f.detail, f.severity,
          exists (select from previous) and not exists (
            select from seo_problems o where o.run_id = (select id from previous) and ${same})
        from unnest(${problems.map(({ path }) => path)}::text[],
          ${problems.map(({ code }) => code)}::text[],
          ${problems.map(({ detail }) => detail)}::text[],
          ${problems.map(({ code }) => seoProblemCodes.indexOf(code))}::smallint[])
          as f (path, code, detail, severity)
        returning path, code, detail, is_new
      )
      update seo_runs set
        problem_count = (select count(*) from added),
        new_problems = case when exists (select from previous) then
          (select count(*) from added where is_new) end,
        solved_problems = case when exists (select from previous) then
          (select count(*) from seo_problems o where o.run_id = (select id from previous)
            and not exists (select from added f where ${same})) end
      where id = ${runId}`,
  );
}

const same = sql`f.path = o.path and f.code = o.code and f.detail = o.detail`;
