import type { IncomingMessage } from 'node:http';
import type { IsTrustedProxy } from '#platform/http/trusted-proxies.ts';

/**
 * The client's address, for handlers that run before the framework: like Fastify's `request.ip`
 * under the same trusted proxies, the nearest address that is not one of our proxies.
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
