import {
  importRefusals,
  newsletterLimits as limits,
  type ImportRefusal,
} from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { usernameOf } from '#features/people/identity/index.ts';
import {
  NewsletterImportEntity,
  NewsletterImportRefusalEntity,
} from '#features/publishing/newsletter/import/import.entity.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const sizes = { page: limits.listPage, pageMax: limits.listPageMax };

function importsOf(ctx: RequestContext) {
  return tables(ctx.em, NewsletterImportEntity)
    .selectFrom('newsletter_imports')
    .select(['id', 'fileName', 'source', 'statement', 'consentedOn', 'at'])
    .select(['rows', 'added', 'known', 'refused', 'undoneAt', 'removed'])
    .select(usernameOf('newsletter_imports.imported_by').as('importedBy'));
}

export type ListedImport = Awaited<ReturnType<ReturnType<typeof importsOf>['execute']>>[number];

const importPlace = z.tuple([z.guid()]);

/** Newest first. */
export async function listImports(
  ctx: RequestContext,
  { first, after }: { first?: number | null; after?: string | null },
): Promise<ListPage<ListedImport>> {
  requireStaff(ctx, 'newsletter.read');
  const size = pageSizeOf(first, sizes);
  let query = importsOf(ctx)
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (after) query = query.where('id', '<', placeOf(after, importPlace)[0]);
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}

/** @throws AppError NOT_FOUND */
export async function findImport(ctx: RequestContext, id: string): Promise<ListedImport> {
  requireStaff(ctx, 'newsletter.read');
  const found = z.guid().safeParse(id).success
    ? await importsOf(ctx).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

export interface RefusalsRequest {
  readonly importId: string;
  readonly reason?: ImportRefusal | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

const refusalPlace = z.tuple([z.int().min(0).max(1_000_000)]);

/**
 * The rows of an import that were refused, as the file orders them.
 * @throws AppError NOT_FOUND
 */
export async function listRefusals(ctx: RequestContext, request: RefusalsRequest) {
  await findImport(ctx, request.importId);
  const size = pageSizeOf(request.first, sizes);
  let query = refusalsOf(ctx, request.importId)
    .orderBy('row')
    .limit(size + 1);
  if (request.reason) query = query.where('reason', '=', request.reason);
  if (request.after) query = query.where('row', '>', placeOf(request.after, refusalPlace)[0]);
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    cursorOf: ({ row }: { row: number }) => cursorOf([row]),
  };
}

/** Every refused row, of which an import has as many as its file at most. */
export async function allRefusals(ctx: RequestContext, importId: string) {
  requireStaff(ctx, 'newsletter.write');
  await findImport(ctx, importId);
  return refusalsOf(ctx, importId).orderBy('row').execute();
}

/** How many rows were refused for each reason. */
export async function countRefusals(ctx: RequestContext, importId: string) {
  return tables(ctx.em, NewsletterImportRefusalEntity)
    .selectFrom('newsletter_import_refusals')
    .select('reason')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('newsletterImportId', '=', importId)
    .groupBy('reason')
    .orderBy(sql`array_position(${[...importRefusals]}::text[], reason)`)
    .execute();
}

function refusalsOf(ctx: RequestContext, importId: string) {
  return tables(ctx.em, NewsletterImportRefusalEntity)
    .selectFrom('newsletter_import_refusals')
    .select(['row', 'email', 'reason'])
    .where('newsletterImportId', '=', importId);
}
