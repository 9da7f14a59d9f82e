import {
  bulkActInput,
  bulkLossesInput,
  deleteUserInput,
  suspendUserInput,
} from '@infinite/schema/users/user-acts.input';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { Role } from '#features/people/accounts/index.ts';
import { actOnUsers } from '#features/people/users/bulk-acts.ts';
import { bulkLossesOf } from '#features/people/users/bulk-losses.ts';
import { BulkAct, UserActOutcome, UsersLosses } from '#features/people/users/bulk.types.ts';
import { changeUserRole } from '#features/people/users/change-role.ts';
import { deleteUser } from '#features/people/users/delete-user.ts';
import { readUser } from '#features/people/users/read-user.ts';
import { resendUserVerification } from '#features/people/users/resend-verification.ts';
import { signOutUser } from '#features/people/users/sign-out-user.ts';
import { suspendUser, unsuspendUser } from '#features/people/users/suspend-user.ts';
import { userType } from '#features/people/users/user-type.ts';
import { User } from '#features/people/users/users.types.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** What administrators do to accounts; each act stands in the audit log. */
@Resolver()
export class UserActsResolver {
  @Mutation(() => User, {
    description:
      'Refuses sign-in and ends the sessions. What the account has armed is delivered all the same.',
  })
  async suspendUser(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
  ): Promise<User> {
    requireStaff(ctx, 'users.write');
    await suspendUser(ctx, { id, ...parseInput(suspendUserInput, { reason }) });
    return userType(await readUser(ctx, id));
  }

  @Mutation(() => User)
  async unsuspendUser(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<User> {
    requireStaff(ctx, 'users.write');
    await unsuspendUser(ctx, id);
    return userType(await readUser(ctx, id));
  }

  @Mutation(() => User, { description: 'Ends every session of the account.' })
  async signOutUser(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<User> {
    requireStaff(ctx, 'users.write');
    await signOutUser(ctx, id);
    return userType(await readUser(ctx, id));
  }

  @Mutation(() => User, { description: 'WRONG_STATE if the address is already verified.' })
  async resendUserVerification(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<User> {
    requireStaff(ctx, 'users.write');
    await resendUserVerification(ctx, id);
    return userType(await readUser(ctx, id));
  }

  @Mutation(() => User, {
    description: 'You cannot change your own role, so one administrator always remains.',
  })
  async changeUserRole(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('role', () => Role) role: Role,
  ): Promise<User> {
    requireStaff(ctx, 'roles');
    await changeUserRole(ctx, { id, role });
    return userType(await readUser(ctx, id));
  }

  @Mutation(() => Boolean, {
    description:
      '`confirmation` is the username. WRONG_STATE while messages are armed, unless `ownerAsked` ' +
      'records that the author asked for it: then each is cancelled in its own ledger.',
  })
  async deleteUser(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('confirmation', () => String) confirmation: string,
    @Arg('ownerAsked', () => Boolean) ownerAsked: boolean,
    @Arg('reason', () => String) reason: string,
  ): Promise<boolean> {
    requireStaff(ctx, 'users.write');
    await deleteUser(ctx, {
      id,
      ...parseInput(deleteUserInput, { confirmation, ownerAsked, reason }),
    });
    return true;
  }

  @Mutation(() => [UserActOutcome], {
    description:
      'At most 100 ids. Each account is changed on its own; one that is refused holds up no other.',
  })
  async actOnUsers(
    @Ctx() ctx: RequestContext,
    @Arg('act', () => BulkAct) act: BulkAct,
    @Arg('ids', () => [ID]) ids: string[],
    @Arg('reason', () => String, { defaultValue: '' }) reason: string,
  ): Promise<UserActOutcome[]> {
    requireStaff(ctx, 'users.write');
    return actOnUsers(ctx, parseInput(bulkActInput, { act, ids, reason }));
  }

  @Query(() => UsersLosses, { description: 'What deleting these accounts would delete.' })
  async usersLosses(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID]) ids: string[],
  ): Promise<UsersLosses> {
    requireStaff(ctx, 'users.read');
    return bulkLossesOf(ctx, parseInput(bulkLossesInput, { ids }).ids);
  }
}
