import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { isLocalHostname } from '#platform/http/local-origin.ts';

/** Whether the server accepts a Host header. */
export type IsAllowedHost = (host: string | undefined) => boolean;

/** Load balancers call by the address of the machine. */
const forAnyHost = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * The public origin, ALLOWED_HOSTS, and this machine by name. Any other Host is DNS rebinding
 * (another site whose name points at this server) or a misleading link.
 */
export function allowedHosts({ publicOrigin, allowedHosts }: Config): IsAllowedHost {
  const known = new Set([new URL(publicOrigin).host, ...allowedHosts]);
  return (host) => {
    if (host === undefined) return false;
    const name = host.toLowerCase();
    return known.has(name) || isLocalHostname(name.replace(/:\d{1,5}$/, ''));
  };
}

export function refuseOtherHosts(server: FastifyInstance, isAllowed: IsAllowedHost): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const { url } = request.routeOptions;
    if (isAllowed(request.headers.host) || (url !== undefined && forAnyHost.has(url))) done();
    else done(new AppError('WRONG_HOST', { log: 'a Host header of another site' }));
  });
}
