import { newsletterConsoleWords as words } from '@infinite/schema/words/newsletter-console.en';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { issueColumns, type Issue } from '#features/publishing/newsletter/issue-columns.ts';
import { NewsletterIssueEntity } from '#features/publishing/newsletter/issue.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** @throws AppError NOT_FOUND; for administrators alone */
export async function findIssue(ctx: RequestContext, id: string): Promise<Issue> {
  requireStaff(ctx, 'newsletter.read');
  return readIssue(ctx, id);
}

/**
 * Locked until the transaction ends. `version` is what the caller has seen; the product itself names
 * none.
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
  const query = tables(ctx.em, NewsletterIssueEntity)
    .selectFrom('newsletter_issues')
    .select(issueColumns)
    .where('id', '=', id);
  const issue = await (locked ? query.forUpdate() : query).executeTakeFirst();
  if (!issue) throw new AppError('NOT_FOUND');
  return issue;
}
