import { seoAuditLimits as limits } from '@infinite/schema/catalogue/growth';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { crawlSite, type CrawledPage } from '#features/insight/growth/seo-audit/crawl-site.ts';
import { judgePages, type SeoProblem } from '#features/insight/growth/seo-audit/judge-pages.ts';
import { rowsOf } from '#features/insight/growth/growth-rows.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Reads the site and keeps what was found. Begun anew when its worker dies. */
export async function auditSite(ctx: RequestContext, runId: string): Promise<void> {
  const [run] = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      update seo_runs set state = 'RUNNING', started_at = ${ctx.clock.now().toString()},
        touched_at = clock_timestamp(), pages_done = 0, pages_known = 0
      where id = ${runId} and state in ('WAITING', 'RUNNING') returning id`,
  );
  if (!run) return; // Another attempt came to its end.
  const { publicOrigin } = ctx.app.config;
  const pages = await crawlSite(publicOrigin, async ({ known, done }) => {
    await rowsOf(
      ctx.em,
      sql`
        update seo_runs set pages_known = greatest(pages_known, ${known}),
          pages_done = greatest(pages_done, ${done}),
          touched_at = clock_timestamp()
        where id = ${runId}`,
    );
  });
  const answered = pages.some(({ status }) => status > 0);
  await keep(ctx, runId, answered ? { pages, problems: judgePages(pages, publicOrigin) } : null);
}

/** Null: the site did not answer at all, so nothing is known of it. */
async function keep(
  ctx: RequestContext,
  runId: string,
  found: { pages: CrawledPage[]; problems: SeoProblem[] } | null,
): Promise<void> {
  await inTransaction(ctx, async ({ em, clock }) => {
    const finished = clock.now().toString();
    const [run] = await rowsOf(
      em,
      sql<{ id: string }>`
        update seo_runs set state = ${found ? 'DONE' : 'FAILED'}, finished_at = ${finished},
          problem = ${found ? null : 'UNREACHABLE'}
        where id = ${runId} and state = 'RUNNING' returning id`,
    );
    if (!run || !found) return;
    const count = Map.groupBy(found.problems, ({ path }) => path);
    const rows = found.pages.map(({ path, status, bytes, reading }) => ({
      path,
      status,
      bytes,
      title: reading?.title ?? null,
      description: reading?.description ?? null,
      canonical: reading?.canonical ?? null,
      robots: reading?.robots ?? null,
      headings: reading?.headings.length ?? 0,
      structured_data: reading?.structuredData ?? [],
      problems: count.get(path)?.length ?? 0,
    }));
    await rowsOf(
      em,
      sql`
        insert into seo_pages (run_id, path, status, bytes, title, description, canonical, robots,
          headings, structured_data, problems)
        select ${runId}, p.path, p.status, p.bytes, p.title, p.description, p.canonical, p.robots,
          p.headings, p.structured_data, p.problems
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (path text, status integer,
          bytes integer, title text, description text, canonical text, robots text,
          headings integer, structured_data text[], problems integer)`,
    );
    await rowsOf(
      em,
      sql`
        insert into seo_problems (run_id, path, code, detail)
        select ${runId}, p.path, p.code, p.detail
        from jsonb_to_recordset(${JSON.stringify(found.problems)}::jsonb)
          as p (path text, code text, detail text)`,
    );
    await rowsOf(
      em,
      sql`
        delete from seo_runs where id in (
          select id from seo_runs order by id desc offset ${limits.runsKept})`,
    );
  });
}
