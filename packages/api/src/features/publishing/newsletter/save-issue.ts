import { clientIdInput } from '@infinite/schema/drafts/client-id.input';
import { issueInput, type IssueContent } from '@infinite/schema/newsletter/issue.input';
import {
  issueStateWords,
  newsletterConsoleWords as words,
} from '@infinite/schema/words/newsletter-console.en';
import { sql } from 'kysely';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit, type AuditEntry } from '#features/operations/audit/index.ts';
import { mayBeWritten } from '#features/publishing/newsletter/issue-states.ts';
import { issueColumns, type Issue } from '#features/publishing/newsletter/issue-columns.ts';
import { NewsletterIssueEntity } from '#features/publishing/newsletter/issue.entity.ts';
import { findIssue, lockIssue } from '#features/publishing/newsletter/find-issue.ts';
import { recordStep } from '#features/publishing/newsletter/move-issue.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * A new draft. The same `clientId` of the same administrator gives the draft that was made with it, as
 * it is now: a creation whose answer was lost can be repeated.
 * @throws AppError INVALID_INPUT
 */
export async function createIssue(
  ctx: RequestContext,
  request: { input: unknown; clientId?: string | null | undefined },
): Promise<Issue> {
  const { userId } = requireStaff(ctx, 'newsletter.write');
  const content = parseInput(issueInput, request.input);
  const clientId = parseInput(clientIdInput.nullish(), request.clientId) ?? null;
  return inTransaction(ctx, async (ctx) => {
    const id = newId();
    const now = ctx.clock.now();
    const { subject, preview, intro, postIds } = content;
    const made = await tables(ctx.em, NewsletterIssueEntity)
      .insertInto('newsletter_issues')
      .values({
        id,
        kind: 'WRITTEN',
        // Storing its content makes it 1.
        version: 0,
        subject,
        preview,
        intro,
        postIds,
        createdBy: userId,
        clientId,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.columns(['createdBy', 'clientId']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) return findIssue(ctx, await issueMadeWith(ctx, userId, clientId));
    await recordStep(ctx, { id, from: null, to: 'DRAFT' });
    return store(ctx, id, content, 'newsletter.create');
  });
}

/** @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE once it is leaving | INVALID_INPUT */
export async function saveIssue(
  ctx: RequestContext,
  request: { id: string; version: number; input: unknown },
): Promise<Issue> {
  requireStaff(ctx, 'newsletter.write');
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
  action: AuditEntry['action'],
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

async function issueMadeWith(
  ctx: RequestContext,
  userId: string,
  clientId: string | null,
): Promise<string> {
  const { id } = await tables(ctx.em, NewsletterIssueEntity)
    .selectFrom('newsletter_issues')
    .select('id')
    .where('createdBy', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirstOrThrow();
  return id;
}
