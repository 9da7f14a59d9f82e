import { mentionedIn } from '@infinite/schema/collaboration/mentions';
import { collaborationWords as words } from '@infinite/schema/words/collaboration.en';
import type { RequestContext } from '#platform/context.ts';
import { membersAmong } from '#features/collaboration/subjects/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Only members can be mentioned: nobody else has an account here that the words could reach.
 * @returns ids of everyone who is mentioned
 * @throws AppError INVALID_INPUT
 */
export async function checkMentions(
  ctx: RequestContext,
  familyId: string,
  body: string,
): Promise<string[]> {
  const mentioned = mentionedIn(body);
  const members = await membersAmong(ctx, familyId, mentioned);
  if (mentioned.every((id) => members.has(id))) return mentioned;
  throw new AppError('INVALID_INPUT', {
    words: words.mentionOfStranger,
    fields: { body: words.mentionOfStranger },
  });
}
