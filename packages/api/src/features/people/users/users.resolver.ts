import {
  countedAtMost,
  userFilterInput,
  userOrderInput,
} from '@infinite/schema/users/user-list.input';
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { countUsers } from '#features/people/users/count-users.ts';
import { listUserIds, listUsers } from '#features/people/users/list-users.ts';
import { openUser } from '#features/people/users/read-user.ts';
import type { UserFilterInput } from '@infinite/schema/users/user-list.input';
import { userType } from '#features/people/users/user-type.ts';
import { User, UserConnection, UserFilter, UserOrder } from '#features/people/users/users.types.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

/** The list with the filter it was made by, so that its count can be asked for. */
interface ListedUsers extends UserConnection {
  readonly filter: UserFilterInput;
}

@Resolver(() => UserConnection)
export class UsersResolver {
  @Query(() => UserConnection, {
    description:
      'For administrators: the accounts, the newest first if not said; at most 100 a page.',
  })
  async users(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => UserFilter, { nullable: true }) filter: UserFilter | null,
    @Arg('order', () => UserOrder, { nullable: true }) order: UserOrder | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<UserConnection> {
    requireStaff(ctx, 'users.read');
    const narrowed = parseInput(userFilterInput, filter ?? {});
    const page = await listUsers(ctx, {
      filter: narrowed,
      order: parseInput(userOrderInput, order ?? {}),
      first,
      after,
    });
    const connection = connectionOf({ ...page, nodes: page.nodes.map(userType) });
    const listed: ListedUsers = Object.assign(connection, { filter: narrowed });
    return listed;
  }

  @Query(() => [ID], {
    description: 'For administrators: ids that the filter leaves, newest first; at most 10,000.',
  })
  async userIds(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => UserFilter, { nullable: true }) filter: UserFilter | null,
  ): Promise<string[]> {
    requireStaff(ctx, 'users.read');
    return listUserIds(ctx, parseInput(userFilterInput, filter ?? {}));
  }

  @Query(() => User, {
    nullable: true,
    description: 'For administrators; null when there is none.',
  })
  async user(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<User | null> {
    requireStaff(ctx, 'users.read');
    try {
      return userType(await openUser(ctx, id));
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  @FieldResolver(() => Int, {
    description:
      'Total matches across all pages. With `atMost`, counting what a search or a time leaves ends ' +
      'there; the other filters need no counting.',
  })
  totalCount(
    @Ctx() ctx: RequestContext,
    @Root() connection: ListedUsers,
    @Arg('atMost', () => Int, { nullable: true }) atMost: number | null,
  ): Promise<number> {
    return countUsers(ctx, connection.filter, parseInput(countedAtMost, atMost));
  }
}
