import type { SubjectKindName } from '@infinite/schema/catalogue/collaboration';
import type { RequestContext } from '#platform/context.ts';
import {
  membersAmong,
  peopleOf,
  type FamilySubject,
} from '#features/collaboration/subjects/index.ts';
import { publishLive } from '#features/notices/live/index.ts';
import { notify, type Notice } from '#features/notices/notifications/index.ts';

/** The word of live events by which open pages know that the talk about a subject changed. */
const liveKind = 'comment';

interface Talked {
  readonly kind: SubjectKindName;
  readonly subjectId: string;
  readonly subject: FamilySubject;
  readonly by: string;
}

interface Said extends Talked {
  readonly mentioned: readonly string[];
  /** Who wrote the comment that this one replies to; null: no reply. */
  readonly repliesTo: string | null;
}

/**
 * Gives notices of a comment: to those whom it mentions, and to those whose comment or memory it is
 * about. Nobody gets two. Open pages of the family read the talk again.
 */
export async function announceComment(ctx: RequestContext, said: Said): Promise<void> {
  const { subject, mentioned, repliesTo } = said;
  await announceMentions(ctx, said, mentioned);
  const concerned = [subject.madeBy, ...(repliesTo === null ? [] : [repliesTo])];
  const others = concerned.filter((id) => !mentioned.includes(id));
  await give(ctx, said, { kind: 'commentAdded', to: others });
  await announceTalk(ctx, subject, said.subjectId);
}

/** Gives notices to those whom a comment mentions. */
export function announceMentions(
  ctx: RequestContext,
  talked: Talked,
  mentioned: readonly string[],
): Promise<void> {
  return give(ctx, talked, { kind: 'mentioned', to: mentioned });
}

interface Reacted extends Talked {
  /** Whose memory or comment it is left on. */
  readonly on: string;
  /** Null for a reaction to the memory itself. */
  readonly commentId: string | null;
}

/** Gives one notice of reactions of one member to one memory or comment, also when they come again. */
export function announceReaction(
  ctx: RequestContext,
  { on, commentId, ...left }: Reacted,
): Promise<void> {
  const { subject } = left;
  const path = commentId === null ? subject.path : `${subject.path}#comment-${commentId}`;
  const talked = { ...left, subject: { ...subject, path } };
  return give(ctx, talked, { kind: 'reactionAdded', to: [on], once: true });
}

/** Open pages of the family read the talk about the subject again. */
export function announceTalk(
  ctx: RequestContext,
  { familyId }: Pick<FamilySubject, 'familyId'>,
  subjectId: string,
): Promise<void> {
  return publishLive(ctx.em, { to: { familyId }, kind: liveKind, id: subjectId });
}

/** Makers and authors who left the family read its comments no more, so they get no notice. */
async function give(
  ctx: RequestContext,
  { kind: subjectKind, subjectId, subject, by }: Talked,
  { to, ...how }: Pick<Notice, 'kind' | 'once'> & { readonly to: readonly string[] },
): Promise<void> {
  const { familyId, path, title } = subject;
  const others = to.filter((id) => id !== by);
  const members = await membersAmong(ctx, familyId, others);
  if (members.size === 0) return;
  const person = await peopleOf(ctx, familyId, [by]);
  await notify(ctx, {
    ...how,
    familyId,
    recipientIds: [...members],
    actorId: by,
    subject: { kind: subjectKind.toLowerCase(), id: subjectId },
    path,
    values: { actor: person(by).name, title },
  });
}
