import { newsletterConsoleWords as words } from '@infinite/schema/words/newsletter-console.en';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireAdmin, type RequestContext } from '#context.ts';
import {
  issueColumns,
  issueFrom,
  type Issue,
  type IssueRow,
} from '#features/publishing/newsletter/issue-tables.ts';
import { rowsOf } from '#features/publishing/newsletter/newsletter-tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** @throws AppError NOT_FOUND; for administrators alone */
export async function findIssue(ctx: RequestContext, id: string): Promise<Issue> {
  requireAdmin(ctx);
  return readIssue(ctx, id);
}

/**
 * For whoever is about to change it: nobody else does meanwhile. `version` is what the caller has
 * seen; the product itself names none.
 * @throws AppError NOT_FOUND | CONFLICT with the stored version in `fields.version`
 */
export async function lockIssue(
  ctx: RequestContext,
  { id, version }: { id: string; version: number | null },
): Promise<Issue> {
  const issue = await readIssue(ctx, id, 'locked');
  if (version !== null && issue.version !== version) {
    throw new AppError('CONFLICT', {
      words: words.stale,
      fields: { version: String(issue.version) },
    });
  }
  return issue;
}

async function readIssue(ctx: RequestContext, id: string, locked?: 'locked'): Promise<Issue> {
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const lock = locked ? sql`for update` : sql``;
  const [row] = await rowsOf(
    ctx.em,
    sql<IssueRow>`select ${issueColumns} from newsletter_issues where id = ${id} ${lock}`,
  );
  if (!row) throw new AppError('NOT_FOUND');
  return issueFrom(row);
}
