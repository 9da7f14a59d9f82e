import { displayName } from '@infinite/schema/accounts/session-user';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  deliveryHealthOf,
  familiesOf,
  lossesOf,
  sessionsOf,
  storageOf,
} from '#features/people/users/user-facts.ts';
import {
  User,
  UserDeliveryHealth,
  UserFamily,
  UserLosses,
  UserSession,
  UserStorage,
} from '#features/people/users/users.types.ts';

/** What an account's page shows beside its row; each is asked for by one page, never by a list. */
@Resolver(() => User)
export class UserFieldsResolver {
  @FieldResolver(() => String)
  displayName(@Root() user: User): string {
    return displayName(user);
  }

  @FieldResolver(() => [UserFamily])
  families(@Ctx() ctx: RequestContext, @Root() user: User): Promise<UserFamily[]> {
    return familiesOf(ctx, user.id);
  }

  @FieldResolver(() => UserStorage)
  storage(@Ctx() ctx: RequestContext, @Root() user: User): Promise<UserStorage> {
    return storageOf(ctx, user.id);
  }

  @FieldResolver(() => [UserSession], { description: 'Most recently used first; at most 100.' })
  sessions(@Ctx() ctx: RequestContext, @Root() user: User): Promise<UserSession[]> {
    return sessionsOf(ctx, user.id);
  }

  @FieldResolver(() => UserDeliveryHealth)
  deliveryHealth(@Ctx() ctx: RequestContext, @Root() user: User): Promise<UserDeliveryHealth> {
    return deliveryHealthOf(ctx, user.id);
  }

  @FieldResolver(() => UserLosses)
  losses(@Ctx() ctx: RequestContext, @Root() user: User): Promise<UserLosses> {
    return lossesOf(ctx, user.id);
  }
}
