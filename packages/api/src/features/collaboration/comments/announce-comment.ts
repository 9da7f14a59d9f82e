import type { SubjectKindName } from '@infinite/schema/catalogue/collaboration';
import type { RequestContext } from '#platform/context.ts';
import { peopleOf, type FamilySubject } from '#features/collaboration/subjects/index.ts';
import { publishLive } from '#features/notices/live/index.ts';
import { notify } from '#features/notices/notifications/index.ts';

/** The word of live events by which open pages know that the talk about a subject changed. */
const liveKind = 'comment';

interface Said {
  readonly kind: SubjectKindName;
  readonly subjectId: string;
  readonly subject: FamilySubject;
  readonly authorId: string;
  readonly mentioned: readonly string[];
  /** Who wrote the comment that this one replies to; null: no reply. */
  readonly repliesTo: string | null;
}

/**
 * Gives notices of a comment: to those whom it mentions, and to those whose comment or memory it is
 * about. Nobody gets two. Open pages of the family read the talk again.
 */
export async function announceComment(ctx: RequestContext, said: Said): Promise<void> {
  const { subject, authorId, mentioned, repliesTo } = said;
  const notice = await noticeOf(ctx, said, authorId);
  await notify(ctx, { ...notice, kind: 'mentioned', recipientIds: mentioned });
  const concerned = [subject.madeBy, ...(repliesTo === null ? [] : [repliesTo])];
  const others = concerned.filter((id) => !mentioned.includes(id));
  await notify(ctx, { ...notice, kind: 'commentAdded', recipientIds: others });
  await announceTalk(ctx, subject, said.subjectId);
}

/** Gives a notice of a reaction to the one whose memory or comment it is left on. */
export async function announceReaction(
  ctx: RequestContext,
  left: Pick<Said, 'kind' | 'subjectId' | 'subject'> & { readonly on: string; readonly by: string },
): Promise<void> {
  const notice = await noticeOf(ctx, left, left.by);
  await notify(ctx, { ...notice, kind: 'reactionAdded', recipientIds: [left.on] });
}

/** Open pages of the family read the talk about the subject again. */
export function announceTalk(
  ctx: RequestContext,
  { familyId }: Pick<FamilySubject, 'familyId'>,
  subjectId: string,
): Promise<void> {
  return publishLive(ctx.em, { to: { familyId }, kind: liveKind, id: subjectId });
}

async function noticeOf(
  ctx: RequestContext,
  { kind, subjectId, subject }: Pick<Said, 'kind' | 'subjectId' | 'subject'>,
  actorId: string,
) {
  const { familyId, path, title } = subject;
  const person = await peopleOf(ctx, familyId, [actorId]);
  return {
    familyId,
    actorId,
    subject: { kind: kind.toLowerCase(), id: subjectId },
    path,
    values: { actor: person(actorId).name, title },
  };
}
