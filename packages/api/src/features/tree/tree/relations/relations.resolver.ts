import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { listRelatives, treeMembers } from '#features/tree/tree/relations/list-relatives.ts';
import {
  TreeMember,
  TreeRelativeConnection,
} from '#features/tree/tree/relations/relation.types.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class RelationsResolver {
  @Query(() => TreeRelativeConnection, {
    description: 'Whom the tree connects with the caller; 50 a page by default, at most 200.',
  })
  async treeRelatives(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<TreeRelativeConnection> {
    return connectionOf(await listRelatives(ctx, { first, after }));
  }

  @Query(() => [TreeMember], { description: 'At most 200.' })
  treeMembers(@Ctx() ctx: RequestContext): Promise<TreeMember[]> {
    return treeMembers(ctx);
  }
}
