import type { RequestContext } from '#platform/context.ts';
import type { Question } from '#features/collaboration/questions/question.entity.ts';
import { findSubjects, membersAmong, peopleOf } from '#features/collaboration/subjects/index.ts';
import { publishLive } from '#features/notices/live/index.ts';
import { notify, type Notice } from '#features/notices/notifications/index.ts';

/** The page that shows a question first. */
export const questionPath = (id: string) => `/family-collaboration?question=${id}`;

type Asked = Pick<Question, 'id' | 'familyId' | 'subjectKind' | 'subjectId'>;

/**
 * Gives notices of a question to those of `to` who belong to the family. They name what it is about,
 * and hold none of its words, which are sealed.
 * @param ctx with a right to see what it is about
 */
export async function giveNotice(
  ctx: RequestContext,
  { id, familyId, subjectKind, subjectId }: Asked,
  what: { kind: Notice['kind']; to: readonly string[]; actorId: string },
): Promise<void> {
  const { kind, to, actorId } = what;
  const members = await membersAmong(ctx, familyId, to);
  if (members.size > 0) {
    const subject =
      subjectKind && subjectId
        ? (await findSubjects(ctx, subjectKind, [subjectId])).get(subjectId)
        : undefined;
    const person = await peopleOf(ctx, familyId, [actorId]);
    await notify(ctx, {
      ...{ kind, familyId, actorId, recipientIds: [...members] },
      subject: { kind: 'question', id },
      path: questionPath(id),
      values: { actor: person(actorId).name, title: subject?.title ?? '' },
    });
  }
  await announceQuestion(ctx, familyId, id);
}

/** Open pages of the family read the question again. */
export function announceQuestion(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  id: string,
): Promise<void> {
  return publishLive(ctx.em, { to: { familyId }, kind: 'question', id });
}
