import { reactionKinds } from '@infinite/schema/catalogue/collaboration';
import { partsOf } from '@infinite/schema/collaboration/mentions';
import type { RequestContext } from '#platform/context.ts';
import type { Comment } from '#features/collaboration/comments/comment.entity.ts';
import {
  canDeleteComment,
  canEditComment,
  canHideComment,
  canReadWords,
} from '#features/collaboration/comments/comment.policy.ts';
import {
  reactionsOf,
  type CountedReaction,
} from '#features/collaboration/comments/reactions-of.ts';
import { peopleOf, type Relative } from '#features/collaboration/subjects/index.ts';
import { openWords } from '#features/people/families/index.ts';
import { SealBroken } from '#platform/crypto/sealed-text.ts';
import { WrappedKeyBroken } from '#platform/crypto/wrapped-key.ts';

export type ShownComment = Awaited<ReturnType<typeof showComments>>[number];

/**
 * Comments of one family as the actor may read them: words opened, people and reactions named. The
 * number of queries does not depend on how many there are.
 */
export async function showComments(
  ctx: RequestContext,
  familyId: string,
  rows: readonly Comment[],
) {
  const texts = await Promise.all(rows.map((row) => wordsOf(ctx, row)));
  const parts = texts.map(partsOf);
  const counted = await reactionsOf(
    ctx,
    'COMMENT',
    rows.map(({ id }) => id),
  );
  const mentioned = parts.flat().flatMap((part) => ('userId' in part ? [part.userId] : []));
  const person = await peopleOf(ctx, familyId, [
    ...rows.map(({ authorId }) => authorId),
    ...mentioned,
    ...counted.flatMap(({ userIds }) => userIds),
  ]);
  return rows.map((row, at) => ({
    id: row.id,
    parentId: row.parentId,
    author: person(row.authorId),
    parts: (parts[at] ?? []).map((part) =>
      'text' in part
        ? { text: part.text, memberId: null, isMention: false }
        : mentionOf(person(part.userId)),
    ),
    createdAt: row.createdAt,
    edited: row.editedAt !== null && row.deletedAt === null,
    deleted: row.deletedAt !== null,
    hidden: row.hiddenAt !== null,
    mayEdit: canEditComment(ctx.actor, row),
    mayDelete: canDeleteComment(ctx.actor, row),
    mayHide: canHideComment(ctx.actor, row),
    reactions: namedReactions(
      counted.filter(({ targetId }) => targetId === row.id),
      person,
    ),
  }));
}

/** In the order that they are offered in. */
export function namedReactions(
  counted: readonly CountedReaction[],
  person: (id: string) => Relative,
) {
  return reactionKinds.flatMap((kind) =>
    counted
      .filter((one) => one.kind === kind)
      .map(({ count, mine, userIds }) => ({
        kind,
        count,
        mine,
        names: userIds.map((id) => person(id).name),
      })),
  );
}

const mentionOf = ({ id, name, isMember }: Relative) => ({
  text: name,
  memberId: isMember ? id : null,
  isMention: true,
});

/** '' for words that the actor may not read, and for those that were altered or moved. */
async function wordsOf(ctx: RequestContext, comment: Comment): Promise<string> {
  if (!canReadWords(ctx.actor, comment)) return '';
  const { id, familyId, sealedBody } = comment;
  try {
    return await openWords(ctx, familyId, { kind: 'comment', row: id }, sealedBody);
  } catch (error) {
    // A damaged comment must not take the others with it.
    if (!(error instanceof SealBroken || error instanceof WrappedKeyBroken)) throw error;
    ctx.app.log.error({ err: error, comment: id }, 'a comment does not open');
    return '';
  }
}
