import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { addComment } from '#features/collaboration/comments/add-comment.ts';
import {
  deleteComment,
  editComment,
  hideComment,
} from '#features/collaboration/comments/change-comment.ts';
import {
  AddCommentInput,
  CommentConnection,
  CommentType,
  ReactionCount,
  ReactionKind,
  ReactionTargetKind,
  SubjectTalk,
} from '#features/collaboration/comments/comment.types.ts';
import { listComments } from '#features/collaboration/comments/list-comments.ts';
import { react } from '#features/collaboration/comments/react.ts';
import { subjectTalk } from '#features/collaboration/comments/subject-talk.ts';
import { SubjectKind } from '#features/collaboration/subjects/index.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class CommentResolver {
  @Query(() => CommentConnection, {
    description:
      'Comments on something the family keeps, newest first; with `parentId`, the replies to one of them, oldest first. 20 a page by default, at most 50.',
  })
  async comments(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => SubjectKind) kind: SubjectKind,
    @Arg('subjectId', () => ID) subjectId: string,
    @Arg('parentId', () => ID, { nullable: true }) parentId?: string | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listComments(ctx, { kind, subjectId, parentId, first, after }));
  }

  @Query(() => [SubjectTalk], {
    description: 'Counts of comments and reactions; for at most 100 subjects at once.',
  })
  subjectTalk(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => SubjectKind) kind: SubjectKind,
    @Arg('ids', () => [ID]) ids: string[],
  ) {
    return subjectTalk(ctx, kind, ids);
  }

  @Mutation(() => CommentType)
  addComment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AddCommentInput) input: AddCommentInput,
  ) {
    return addComment(ctx, input);
  }

  @Mutation(() => CommentType, { description: 'Changes the words of an own comment.' })
  editComment(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('body', () => String) body: string,
  ) {
    return editComment(ctx, { id, body });
  }

  @Mutation(() => Boolean, { description: 'Deletes an own comment.' })
  async deleteComment(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await deleteComment(ctx, id);
    return true;
  }

  @Mutation(() => CommentType, {
    description: 'For owners and editors: hides the comment of another, or shows it again.',
  })
  hideComment(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('hidden', () => Boolean) hidden: boolean,
  ) {
    return hideComment(ctx, { id, hidden });
  }

  @Mutation(() => [ReactionCount], {
    description: 'Leaves a reaction, or takes it back; the reactions there now.',
  })
  react(
    @Ctx() ctx: RequestContext,
    @Arg('target', () => ReactionTargetKind) target: ReactionTargetKind,
    @Arg('id', () => ID) id: string,
    @Arg('reaction', () => ReactionKind) reaction: ReactionKind,
    @Arg('on', () => Boolean) on: boolean,
  ) {
    return react(ctx, { target, id, reaction, on });
  }
}
