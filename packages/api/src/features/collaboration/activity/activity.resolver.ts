import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  FamilyEventConnection,
  LastShared,
} from '#features/collaboration/activity/activity.types.ts';
import { lastShared } from '#features/collaboration/activity/last-shared.ts';
import { listEvents } from '#features/collaboration/activity/list-events.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class ActivityResolver {
  @Query(() => FamilyEventConnection, {
    description:
      'What happened in the family in view, newest first; what the caller may not see is left out. 30 a page by default, at most 100.',
  })
  async familyActivity(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listEvents(ctx, { first, after }));
  }

  @Query(() => [LastShared], {
    description: 'Of each member of the family in view who added one that the caller may see.',
  })
  lastShared(@Ctx() ctx: RequestContext): Promise<LastShared[]> {
    return lastShared(ctx);
  }
}
