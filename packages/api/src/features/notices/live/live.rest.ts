import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requirePerson, type AppContext, type RequestContext } from '#platform/context.ts';
import { actorIn, requireRight } from '#features/people/families/index.ts';
import { LiveHub } from '#features/notices/live/live-hub.ts';
import type { StreamOwner } from '#features/notices/live/live-stream.ts';
import { liveChannel } from '#features/notices/live/publish-live.ts';
import { streamWatcher } from '#features/notices/live/stream-watcher.ts';
import { stillAllowedIn } from '#features/notices/live/still-allowed.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { route } from '#platform/http/route-contract.ts';

/** The stream of events for open pages; see `publishLive`. */
export async function serveLive(server: FastifyInstance, app: AppContext): Promise<void> {
  const hub = new LiveHub(
    stillAllowedIn(app),
    (error) => app.log.warn({ err: error }, 'the owners of live streams could not be checked'),
    app.extensions.of(streamWatcher).map((make) => make(app)),
  );
  await app.notifications.listen(liveChannel, hub.announce);
  server.addHook('preClose', (done) => {
    hub.close();
    done();
  });
  route(
    server,
    {
      method: ['GET', 'HEAD'],
      path: '/api/live',
      tag: 'Live updates',
      summary: 'Events for an open page, as they happen',
      description:
        'Server-sent events, each with a kind and an id; pages fetch what changed. The stream ends when the member leaves the family, changes roles or signs out.',
      access: 'member',
      query: z.object({
        family: z.uuid().optional().describe('The family that the page shows.'),
        age: z.coerce
          .number()
          .min(0)
          .optional()
          .describe(
            'Milliseconds since the page was asked for: what happened since then comes first.',
          ),
      }),
      headers: z.object({ accept: z.string().includes('text/event-stream') }),
      answers: {
        200: { says: 'The events.', media: 'text/event-stream' },
        204: { says: 'There are none for visitors of a sample family.' },
      },
      refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', 'UNAVAILABLE'],
    },
    async ({ ctx, query, request }, reply) => {
      // Nothing happens in a sample family. A browser writes an error about any refusal.
      if (requirePerson(ctx).sample) return reply.code(204).send();
      const owner = await ownerOf(ctx, query.family);
      // A proxy that gathers the answer would hold the events back.
      void reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
      void reply.type('text/event-stream');
      return reply.send(request.method === 'HEAD' ? '' : hub.open(owner, query.age).body);
    },
  );
}

/** @throws AppError FORBIDDEN for former members and programs */
async function ownerOf(ctx: RequestContext, familyId: string | undefined): Promise<StreamOwner> {
  const person = requirePerson(ctx);
  const actor = familyId === undefined ? ctx.actor : await actorIn(ctx, familyId);
  const member = requireRight({ ...ctx, actor }, 'seePeople');
  if (member.familyRole === 'none' || (familyId ?? member.familyId) !== member.familyId) {
    throw new AppError('FORBIDDEN');
  }
  return {
    userId: person.userId,
    sessionId: person.sessionId,
    familyId: member.familyId,
    role: member.familyRole,
  };
}
