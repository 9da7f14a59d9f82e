import type { FastifyInstance } from 'fastify';
import { cspReportPath } from '@infinite/schema/catalogue/http';

export type BaselineHeaders = Readonly<Record<string, string>>;

/**
 * Security headers of every response: no content sniffing, recording for this origin only, no
 * window handles for other sites, and HSTS behind https.
 */
export function baselineHeaders(publicOrigin: string): BaselineHeaders {
  const https = publicOrigin.startsWith('https:');
  return {
    'x-content-type-options': 'nosniff',
    'permissions-policy':
      'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), serial=()',
    'cross-origin-opener-policy': 'same-origin',
    'reporting-endpoints': `csp="${publicOrigin}${cspReportPath}"`,
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

export function sendBaselineHeaders(server: FastifyInstance, headers: BaselineHeaders): void {
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
