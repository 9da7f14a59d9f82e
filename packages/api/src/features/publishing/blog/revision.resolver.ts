import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { BlogPostType } from '#features/publishing/blog/blog.types.ts';
import { BlogRevision, BlogRevisionConnection } from '#features/publishing/blog/revision.types.ts';
import {
  findRevision,
  listRevisions,
  restoreRevision,
} from '#features/publishing/blog/revisions.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

/** What a post said before; every operation is an administrator's. */
@Resolver()
export class BlogRevisionResolver {
  @Query(() => BlogRevisionConnection, { description: 'Every text that was saved, newest first.' })
  async blogRevisions(
    @Ctx() ctx: RequestContext,
    @Arg('postId', () => ID) postId: string,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listRevisions(ctx, { postId, first, after }));
  }

  @Query(() => BlogRevision)
  blogRevision(
    @Ctx() ctx: RequestContext,
    @Arg('postId', () => ID) postId: string,
    @Arg('version', () => Int) version: number,
  ) {
    return findRevision(ctx, { postId, version });
  }

  @Mutation(() => BlogPostType, {
    description: 'Copies an old revision into the draft; readers see it once it is published.',
  })
  restoreBlogRevision(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('revision', () => Int, { description: 'The `version` of the revision.' }) revision: number,
  ) {
    return restoreRevision(ctx, { id, version, revision });
  }
}
