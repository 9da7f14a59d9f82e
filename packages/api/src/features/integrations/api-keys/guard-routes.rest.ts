import { routeAccess } from '@infinite/schema/catalogue/api-access-routes';
import { apiCosts } from '@infinite/schema/catalogue/api-costs';
import type { FastifyInstance } from 'fastify';
import { refusalOfScope } from '#features/integrations/api-keys/scope-rules.ts';
import { spend } from '#features/integrations/api-keys/spend.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Stands before every route of the scope: a program with a key comes through where the key's
 * scopes open the route and its budget holds. The operations of /graphql are judged one by one.
 */
export function guardRoutes(scope: FastifyInstance): void {
  scope.addHook('preHandler', async ({ ctx, method, routeOptions }, reply) => {
    const key = ctx.actor.kind === 'member' ? ctx.actor.key : undefined;
    if (!key) return;
    const access = routeAccess[`${method === 'HEAD' ? 'GET' : method} ${routeOptions.url}`];
    if (access === 'graphql') return;
    const words = refusalOfScope(key, access);
    if (words) throw new AppError('FORBIDDEN', { words });
    const { refusal, headers } = await spend(ctx.app, key, apiCosts.restCall);
    for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    if (refusal) throw new AppError('RATE_LIMITED', { words: refusal });
  });
}
