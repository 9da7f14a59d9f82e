import {
  seoAuditLimits as limits,
  type SeoProblemCodeName,
} from '@infinite/schema/catalogue/growth';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { requireGrowthFigures } from '#features/insight/growth/require-growth.ts';
import { findAudit } from '#features/insight/growth/seo-audit/list-audits.ts';
import { SeoPageEntity } from '#features/insight/growth/seo-audit/seo-page.entity.ts';
import { SeoProblemEntity } from '#features/insight/growth/seo-audit/seo-problem.entity.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables, type RowOf } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const sizes = { page: limits.listPage, pageMax: limits.listPageMax };

interface FindingsRequest {
  readonly runId: string;
  /** A part of an address or of what was found there. */
  readonly search?: string | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

export interface ProblemsRequest extends FindingsRequest {
  readonly code?: SeoProblemCodeName | null;
  readonly onlyNew?: boolean | null;
}

export interface PagesRequest extends FindingsRequest {
  readonly onlyWithProblems?: boolean | null;
}

type FoundProblem = Omit<RowOf<typeof SeoProblemEntity>, 'runId'>;

/** Stored by an audit, so without the one character that PostgreSQL has no text for. */
const text = z.string().refine((text) => !text.includes('\0'));
const problemPlace = z.tuple([z.int().min(0).max(1000), text, text]);

/**
 * Worst first, then by page.
 * @throws AppError NOT_FOUND | INVALID_INPUT
 */
export async function listProblems(
  ctx: RequestContext,
  request: ProblemsRequest,
): Promise<ListPage<FoundProblem>> {
  await findAudit(ctx, request.runId);
  const size = pageSizeOf(request.first, sizes);
  let query = chosenProblems(ctx, request)
    .select(['path', 'code', 'detail', 'severity', 'isNew'])
    .orderBy('severity')
    .orderBy('path')
    .orderBy('detail')
    .limit(size + 1);
  if (request.after) {
    const [severity, path, detail] = placeOf(request.after, problemPlace);
    query = query.where(
      sql<boolean>`(severity, path, detail) > (${severity}::smallint, ${path}, ${detail})`,
    );
  }
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    cursorOf: ({ severity, path, detail }) => cursorOf([severity, path, detail]),
  };
}

/** On all pages of the list. */
export async function countProblems(ctx: RequestContext, request: ProblemsRequest) {
  requireGrowthFigures(ctx);
  const { count } = await chosenProblems(ctx, request)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The kinds of problems that an audit found, worst first. */
export async function listKinds(ctx: RequestContext, runId: string): Promise<SeoProblemCodeName[]> {
  const kinds = await tables(ctx.em, SeoProblemEntity)
    .selectFrom('seo_problems')
    .select(['code', 'severity'])
    .distinct()
    .where('runId', '=', runId)
    .orderBy('severity')
    .execute();
  return kinds.map(({ code }) => code);
}

function chosenProblems(ctx: RequestContext, { runId, search, code, onlyNew }: ProblemsRequest) {
  let query = tables(ctx.em, SeoProblemEntity)
    .selectFrom('seo_problems')
    .where('runId', '=', runId);
  const part = likePart(search);
  if (part) {
    query = query.where(({ or, eb }) =>
      or([eb('path', 'ilike', part), eb('detail', 'ilike', part)]),
    );
  }
  if (code) query = query.where('code', '=', code);
  if (onlyNew) query = query.where('isNew', '=', true);
  return query;
}

const pagePlace = z.tuple([text]);
const pageColumns = [
  ...(['path', 'status', 'bytes', 'title', 'description'] as const),
  ...(['canonical', 'structuredData'] as const),
] as const;

/**
 * By path.
 * @throws AppError NOT_FOUND | INVALID_INPUT
 */
export async function listPages(ctx: RequestContext, request: PagesRequest) {
  await findAudit(ctx, request.runId);
  const size = pageSizeOf(request.first, sizes);
  let query = chosenPages(ctx, request)
    .select(pageColumns)
    .select('problems as problemCount')
    .orderBy('path')
    .limit(size + 1);
  if (request.after) query = query.where('path', '>', placeOf(request.after, pagePlace)[0]);
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    cursorOf: ({ path }: { path: string }) => cursorOf([path]),
  };
}

/** On all pages of the list. */
export async function countPages(ctx: RequestContext, request: PagesRequest) {
  requireGrowthFigures(ctx);
  const { count } = await chosenPages(ctx, request)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function chosenPages(ctx: RequestContext, { runId, search, onlyWithProblems }: PagesRequest) {
  let query = tables(ctx.em, SeoPageEntity).selectFrom('seo_pages').where('runId', '=', runId);
  const part = likePart(search);
  if (part) {
    query = query.where(({ or, eb }) =>
      or([eb('path', 'ilike', part), eb('title', 'ilike', part)]),
    );
  }
  if (onlyWithProblems) query = query.where('problems', '>', 0);
  return query;
}

function likePart(search: string | null | undefined): string | null {
  const words = search?.trim().slice(0, limits.search).toWellFormed().replaceAll('\0', '');
  return words ? `%${words.replace(/[\\%_]/g, '\\$&')}%` : null;
}
