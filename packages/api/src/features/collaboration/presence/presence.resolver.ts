import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { FamilyPresence } from '#features/collaboration/presence/presence.types.ts';
import { isShown, readPresence } from '#features/collaboration/presence/read-presence.ts';
import { hidePresence, showPresence } from '#features/collaboration/presence/show-presence.ts';

@Resolver()
export class PresenceResolver {
  @Query(() => FamilyPresence, {
    nullable: true,
    description: 'Who else of the family in view is here now. Null in a sample family.',
  })
  familyPresence(@Ctx() ctx: RequestContext) {
    return readPresence(ctx);
  }

  @Query(() => Boolean, { description: 'Whether relatives see when the caller is here.' })
  presenceShown(@Ctx() ctx: RequestContext): Promise<boolean> {
    return isShown(ctx);
  }

  @Mutation(() => Boolean, {
    description: 'Lets relatives see when the caller is here, or hides it. Idempotent.',
  })
  async showPresence(
    @Ctx() ctx: RequestContext,
    @Arg('shown', () => Boolean) shown: boolean,
  ): Promise<boolean> {
    await (shown ? showPresence(ctx) : hidePresence(ctx));
    return shown;
  }
}
