import { issueInput, type IssueContent } from '@infinite/schema/newsletter/issue.input';
import {
  issueStateWords,
  newsletterConsoleWords as words,
} from '@infinite/schema/words/newsletter-console.en';
import { sql } from 'kysely';
import { requireAdmin, type RequestContext } from '#context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { mayBeWritten } from '#features/publishing/newsletter/issue-states.ts';
import {
  issueColumns,
  issueFrom,
  type Issue,
  type IssueRow,
} from '#features/publishing/newsletter/issue-tables.ts';
import { lockIssue } from '#features/publishing/newsletter/find-issue.ts';
import { noteStep } from '#features/publishing/newsletter/move-issue.ts';
import { rowsOf, texts } from '#features/publishing/newsletter/newsletter-tables.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** Begins an issue. @throws AppError INVALID_INPUT */
export async function createIssue(ctx: RequestContext, input: unknown): Promise<Issue> {
  const { userId } = requireAdmin(ctx);
  const content = parseInput(issueInput, input);
  return inTransaction(ctx, async (ctx) => {
    const id = newId();
    const now = ctx.clock.now().toString();
    const { subject, preview, intro, postIds } = content;
    await rowsOf(
      ctx.em,
      sql`
        insert into newsletter_issues (id, kind, subject, preview, intro, post_ids, created_by,
          created_at, updated_at)
        values (${id}, 'LETTER', ${subject}, ${preview}, ${intro}, ${postIds}::uuid[], ${userId},
          ${now}, ${now})`,
    );
    await noteStep(ctx, { id, from: null, to: 'DRAFT' });
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
  { subject, preview, intro, postIds, segment }: IssueContent,
  action: string,
): Promise<Issue> {
  const [row] = await rowsOf(
    ctx.em,
    sql<IssueRow>`
      update newsletter_issues set subject = ${subject}, preview = ${preview}, intro = ${intro},
        post_ids = ${postIds}::uuid[], interests = ${texts(segment.interests)},
        paces = ${texts(segment.paces)}, language = ${segment.language},
        joined_from = ${segment.joinedFrom}::date, engaged_days = ${segment.engagedDays}::int,
        version = version + 1, updated_at = ${ctx.clock.now().toString()}
      where id = ${id} returning ${issueColumns}`,
  );
  if (!row) throw new AppError('NOT_FOUND');
  await recordAudit(ctx, {
    action,
    subject: { kind: 'newsletter', id, name: subject },
    after: { articles: postIds.length, version: row.version },
  });
  return issueFrom(row);
}
