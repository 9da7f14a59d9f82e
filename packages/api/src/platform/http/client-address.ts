import type { IncomingMessage } from 'node:http';
import type { IsTrustedProxy } from '#platform/http/trusted-proxies.ts';

/**
 * Whose request it is, for what answers before the framework: as Fastify's `request.ip` under the
 * same trusted proxies, so the nearest address that is no proxy of ours.
 */
export function clientAddress(
  { socket, headers }: IncomingMessage,
  isTrusted: IsTrustedProxy,
): string {
  const peer = socket.remoteAddress ?? '';
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined || !isTrusted(peer)) return peer;
  const hops = (Array.isArray(forwarded) ? forwarded.join() : forwarded).split(',');
  const named = hops.map((hop) => hop.trim()).filter(Boolean);
  return named.findLast((hop) => !isTrusted(hop)) ?? named[0] ?? peer;
}
