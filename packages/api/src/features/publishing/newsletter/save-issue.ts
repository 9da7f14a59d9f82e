import { issueInput, type IssueContent } from '@infinite/schema/newsletter/issue.input';
import {
  issueStateWords,
  newsletterConsoleWords as words,
} from '@infinite/schema/words/newsletter-console.en';
import { sql } from 'kysely';
import { requireAdmin, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { mayBeWritten } from '#features/publishing/newsletter/issue-states.ts';
import { issueColumns, type Issue } from '#features/publishing/newsletter/issue-columns.ts';
import { NewsletterIssueEntity } from '#features/publishing/newsletter/issue.entity.ts';
import { lockIssue } from '#features/publishing/newsletter/find-issue.ts';
import { recordStep } from '#features/publishing/newsletter/move-issue.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** A new draft. @throws AppError INVALID_INPUT */
export async function createIssue(ctx: RequestContext, input: unknown): Promise<Issue> {
  const { userId } = requireAdmin(ctx);
  const content = parseInput(issueInput, input);
  return inTransaction(ctx, async (ctx) => {
    const id = newId();
    const now = ctx.clock.now();
    const { subject, preview, intro, postIds } = content;
    await tables(ctx.em, NewsletterIssueEntity)
      .insertInto('newsletter_issues')
      .values({
        id,
        kind: 'WRITTEN',
        subject,
        preview,
        intro,
        postIds,
        createdBy: userId,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    await recordStep(ctx, { id, from: null, to: 'DRAFT' });
    return store(ctx, id, content, 'newsletter.create');
  });
}

/** @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE once it is leaving | INVALID_INPUT */
export async function saveIssue(
  ctx: RequestContext,
  request: { id: string; version: number; input: unknown },
): Promise<Issue> {
  requireAdmin(ctx);
  const content = parseInput(issueInput, request.input);
  return inTransaction(ctx, async (ctx) => {
    const { state } = await lockIssue(ctx, request);
    if (!mayBeWritten(state)) {
      throw new AppError('WRONG_STATE', { words: words.notNow(issueStateWords[state]) });
    }
    return store(ctx, request.id, content, 'newsletter.edit');
  });
}

async function store(
  ctx: RequestContext,
  id: string,
  { segment, ...content }: IssueContent,
  action: string,
): Promise<Issue> {
  const issue = await tables(ctx.em, NewsletterIssueEntity)
    .updateTable('newsletter_issues')
    .set({
      ...content,
      ...segment,
      version: sql<number>`version + 1`,
      updatedAt: ctx.clock.now(),
    })
    .where('id', '=', id)
    .returning(issueColumns)
    .executeTakeFirst();
  if (!issue) throw new AppError('NOT_FOUND');
  await recordAudit(ctx, {
    action,
    subject: { kind: 'newsletter', id, name: issue.subject },
    after: { articles: issue.postIds.length, version: issue.version },
  });
  return issue;
}
