import { isIP } from 'node:net';
import type { Config } from '#config/config.ts';
import { isLoopbackAddress, isPublicAddress } from '#platform/http/outbound/address-rules.ts';

/**
 * Refuses early what is no push service: a browser's endpoint is a public https address. Each
 * connection decides again, by the addresses that the name resolves to then.
 */
export function isPushTarget(config: Pick<Config, 'webhooksToLocalhost'>, text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username !== '' || url.password !== '') return false;
  const local = url.hostname === 'localhost' || isLoopbackAddress(url.hostname);
  if (local) return config.webhooksToLocalhost;
  const literal = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  return url.protocol === 'https:' && (!literal || isPublicAddress(url.hostname));
}
