import { Temporal } from 'temporal-polyfill';
import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  askForDeletion,
  keepAccount,
  readOwnDeletion,
  readOwnLosses,
} from '#features/people/users/own/own-deletion.ts';
import { UserLosses } from '#features/people/users/users.types.ts';

@ObjectType('AccountDeletion', {
  description:
    'The wish of a member to have the account deleted; it can be taken back until it is due.',
})
class AccountDeletionType {
  @Field(() => Temporal.Instant)
  askedAt!: Temporal.Instant;

  @Field(() => Temporal.Instant)
  dueAt!: Temporal.Instant;
}

@Resolver()
export class OwnDeletionResolver {
  @Query(() => AccountDeletionType, { nullable: true })
  accountDeletion(@Ctx() ctx: RequestContext): Promise<AccountDeletionType | null> {
    return readOwnDeletion(ctx);
  }

  @Query(() => UserLosses, {
    description: 'What deleting the current user’s account would delete.',
  })
  accountLosses(@Ctx() ctx: RequestContext): Promise<UserLosses> {
    return readOwnLosses(ctx);
  }

  @Mutation(() => AccountDeletionType, {
    description:
      'Deletes the account in thirty days. Requires a recently typed password, and consent if scheduled messages will never be sent.',
  })
  deleteMyAccount(
    @Ctx() ctx: RequestContext,
    @Arg('cancelMessages', () => Boolean, { defaultValue: false }) cancelMessages: boolean,
  ): Promise<AccountDeletionType> {
    return askForDeletion(ctx, { cancelMessages });
  }

  @Mutation(() => Boolean, { description: 'Takes the wish back; nothing is lost.' })
  async keepMyAccount(@Ctx() ctx: RequestContext): Promise<boolean> {
    await keepAccount(ctx);
    return true;
  }
}
