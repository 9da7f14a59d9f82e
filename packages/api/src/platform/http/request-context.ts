import { timeZoneHeader } from '@infinite/schema/catalogue/auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newContext, type Actor, type AppContext, type RequestContext } from '#platform/context.ts';
import { readerOfRequest } from '#platform/http/reader-of-request.ts';
import { readCookie, replyCookies } from '#platform/http/cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the preHandler of every API route; the actor is resolved. */
    ctx: RequestContext;
  }
}

/** Marks a browser that has signed in before. It grants no access, only a separate rate limit. */
export const deviceCookie = 'ic_device';

/** Opens the second step of a sign-in, in the browser that took the first, and nothing else. */
export const secondStepCookie = 'ic_second_step';

/** Finds the challenge that this browser is to answer with a passkey. */
export const passkeyCookie = 'ic_passkey';

export type ResolveActor = (app: AppContext, request: FastifyRequest) => Promise<Actor>;

export async function contextOfRequest(
  app: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  resolveActor: ResolveActor,
): Promise<RequestContext> {
  return newContext(
    app,
    await resolveActor(app, request),
    {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      timeZone: request.headers[timeZoneHeader]?.toString(),
      device: readCookie(request, app.config.publicOrigin, deviceCookie),
      secondStep: readCookie(request, app.config.publicOrigin, secondStepCookie),
      passkey: readCookie(request, app.config.publicOrigin, passkeyCookie),
      reader: readerOfRequest(request),
    },
    replyCookies(reply, app.config.publicOrigin),
  );
}

/** Gives every route of `scope` its `request.ctx`. */
export function provideContext(
  scope: FastifyInstance,
  app: AppContext,
  resolveActor: ResolveActor,
): void {
  scope.addHook('preHandler', async (request, reply) => {
    request.ctx = await contextOfRequest(app, request, reply, resolveActor);
  });
}
