import { isIP } from 'node:net';
import { webhookWords as words } from '@infinite/schema/words/webhooks.en';
import type { Config } from '#config/config.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { isLoopbackAddress, isPublicAddress } from '#platform/http/outbound/address-rules.ts';

/**
 * Refuses early what could never be reached. Each connection decides again, by the addresses that the
 * name resolves to then.
 * @throws AppError INVALID_INPUT
 */
export function checkTarget(config: Config, text: string): void {
  const url = new URL(text);
  const local = url.hostname === 'localhost' || isLoopbackAddress(url.hostname);
  if (local && config.webhooksToLocalhost) return;
  if (url.protocol !== 'https:') throw refused(words.urlNotHttps);
  const literal = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (local || (literal && !isPublicAddress(url.hostname))) throw refused(words.urlInvalid);
}

function refused(reason: string): AppError {
  return new AppError('INVALID_INPUT', { words: reason, fields: { url: reason } });
}
