import type { SecurityEventKind } from '@infinite/schema/catalogue/security';
import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { requirePerson, requireStaff, type RequestContext } from '#platform/context.ts';
import { listSecurityEvents } from '#features/people/security/list-security-events.ts';
import {
  SecurityEventConnection,
  SecurityEventKindType,
} from '#features/people/security/security.types.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class SecurityResolver {
  @Query(() => SecurityEventConnection, {
    description: 'The security log of the current user, newest first.',
  })
  async recentActivity(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<SecurityEventConnection> {
    const { userId } = requirePerson(ctx);
    return connectionOf(await listSecurityEvents(ctx, { userId, first, after }));
  }

  @Query(() => SecurityEventConnection, {
    description:
      'For staff: the security log of a member; of staff and of all with the right `audit.read`. ' +
      'Newest first.',
  })
  async securityEvents(
    @Ctx() ctx: RequestContext,
    @Arg('kind', () => SecurityEventKindType, { nullable: true }) kind: SecurityEventKind | null,
    @Arg('userId', () => ID, { nullable: true }) userId: string | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<SecurityEventConnection> {
    requireStaff(ctx, userId ? 'users.read' : 'audit.read');
    requirePerson(ctx);
    if (userId && !z.guid().safeParse(userId).success) throw new AppError('NOT_FOUND');
    return connectionOf(
      await listSecurityEvents(ctx, { userId: userId || null, kind, first, after }),
    );
  }
}
