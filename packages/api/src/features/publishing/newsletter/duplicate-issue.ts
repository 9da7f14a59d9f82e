import { requireStaff, type RequestContext } from '#platform/context.ts';
import { findIssue } from '#features/publishing/newsletter/find-issue.ts';
import type { Issue } from '#features/publishing/newsletter/issue-columns.ts';
import { createIssue } from '#features/publishing/newsletter/save-issue.ts';

/**
 * A new draft with the content and the audience of another issue, whatever its state. Of the same
 * `clientId`, the same draft.
 * @throws AppError NOT_FOUND
 */
export async function duplicateIssue(
  ctx: RequestContext,
  { id, clientId }: { id: string; clientId?: string | null | undefined },
): Promise<Issue> {
  requireStaff(ctx, 'newsletter.write');
  const { subject, preview, intro, postIds, ...issue } = await findIssue(ctx, id);
  const { interests, paces, language, joinedFrom, engagedDays } = issue;
  const segment = { interests, paces, language, joinedFrom, engagedDays };
  return createIssue(ctx, { input: { subject, preview, intro, postIds, segment }, clientId });
}
