import { createHmac } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import type { AppContext } from '#platform/context.ts';

/**
 * Secrets of the Standard Webhooks specification: 32 random bytes, shown once as `whsec_` and
 * base64. They are kept wrapped by the master key and bound to their endpoint, since signing needs
 * them back.
 */
export function newSecret(
  app: AppContext,
  endpointId: string,
): { secret: string; wrapped: Buffer } {
  const { key, wrapped } = app.keys.newKey(`webhook:${endpointId}`);
  return { secret: `whsec_${key.toString('base64')}`, wrapped };
}

export interface SigningKeys {
  readonly endpointId: string;
  readonly wrappedSecret: Buffer;
  readonly oldWrappedSecret: Buffer | null;
}

/** The three headers of the specification; during a rotation both secrets sign. */
export function signedHeaders(
  app: AppContext,
  keys: SigningKeys,
  { id, at, body }: { id: string; at: Temporal.Instant; body: string },
): Record<string, string> {
  const timestamp = Math.floor(at.epochMilliseconds / 1000);
  const signatures = [keys.wrappedSecret, keys.oldWrappedSecret].flatMap((wrapped) => {
    if (!wrapped) return [];
    const key = app.keys.unwrap(`webhook:${keys.endpointId}`, wrapped);
    const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);
    return [`v1,${hmac.digest('base64')}`];
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
