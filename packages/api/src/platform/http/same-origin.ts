import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests that a browser makes for another site. A caller that sends
 * neither header is not a browser, so no cookie of a victim travels with it.
 */
export function isFromAnotherSite(
  request: Pick<FastifyRequest, 'method' | 'headers'>,
  publicOrigin: string,
): boolean {
  if (safeMethods.has(request.method)) return false;
  // No form or link of another site can send this header, and with it cookies are ignored.
  if (/^bearer /i.test(request.headers.authorization ?? '')) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = request.headers.origin;
  if (origin === undefined || origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host;
}

export function refuseOtherSites(server: FastifyInstance, publicOrigin: string): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const anywhere = request.routeOptions.config.contract?.fromAnywhere;
    if (!anywhere && isFromAnotherSite(request, publicOrigin)) {
      done(new AppError('FORBIDDEN', { log: 'a request from another site' }));
      return;
    }
    done();
  });
}
