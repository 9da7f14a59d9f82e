import { z } from 'zod';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { accountWords } from '@infinite/schema/words/accounts.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { Session } from '#features/people/accounts/account.types.ts';
import { listSessions, revokeSession } from '#features/people/accounts/list-sessions.ts';
import { AppError } from '#platform/errors/app-error.ts';

@Resolver()
export class SessionsResolver {
  @Query(() => [Session], {
    description: 'Sessions of the current user, most recently used first.',
  })
  async sessions(@Ctx() ctx: RequestContext): Promise<Session[]> {
    const { sessionId } = requirePerson(ctx);
    return (await listSessions(ctx)).map((session) => ({
      id: session.id,
      device: accountWords.device(session.device),
      timeZone: session.timeZone ?? null,
      createdAt: session.createdAt,
      lastUsedAt: session.lastUsedAt,
      current: session.id === sessionId,
    }));
  }

  @Mutation(() => Boolean, { description: 'Signs one device out.' })
  async revokeSession(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    requirePerson(ctx);
    if (!z.uuid().safeParse(id).success) throw new AppError('NOT_FOUND');
    await revokeSession(ctx, id);
    return true;
  }
}
