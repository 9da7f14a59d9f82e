import { displayName } from '@infinite/schema/accounts/session-user';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { OperatorDelivery } from '#features/messages/delivery/index.ts';
import type { RequestContext } from '#platform/context.ts';
import {
  deliveryHealthOf,
  failedDeliveriesOf,
  familiesOf,
  keyCountOf,
  lossesOf,
  sessionsOf,
  storageOf,
  userBillingOf,
} from '#features/people/users/user-facts.ts';
import { UserBilling } from '#features/people/users/user-billing.types.ts';
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

  @FieldResolver(() => UserBilling)
  billing(@Ctx() ctx: RequestContext, @Root() user: User): Promise<UserBilling> {
    return userBillingOf(ctx, user.id);
  }

  @FieldResolver(() => [OperatorDelivery], { description: 'Latest due first; at most 20.' })
  failedDeliveries(@Ctx() ctx: RequestContext, @Root() user: User): Promise<OperatorDelivery[]> {
    return failedDeliveriesOf(ctx, user.id);
  }

  @FieldResolver(() => Int, { description: 'API keys that open something now.' })
  apiKeys(@Ctx() ctx: RequestContext, @Root() user: User): Promise<number> {
    return keyCountOf(ctx, user.id);
  }
}
