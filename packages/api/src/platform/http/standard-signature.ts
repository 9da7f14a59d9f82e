import { createHmac, timingSafeEqual } from 'node:crypto';

/** The headers of the Standard Webhooks specification. */
export interface SignatureHeaders {
  'webhook-id'?: string | undefined;
  'webhook-timestamp'?: string | undefined;
  'webhook-signature'?: string | undefined;
}

/** The lifetime of a signature, which limits replays. */
const patienceSeconds = 300;

/** @param secret `whsec_` and base64, or else its raw bytes */
export function signStandard(
  secret: string,
  message: { id: string; seconds: number; body: string | Buffer },
): Required<Record<keyof SignatureHeaders, string>> {
  const { id, seconds, body } = message;
  const signature = hmac(secret, `${id}.${seconds}.`, body).toString('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}

/** Whether one of the signatures is valid for this body and secret, and recent. */
export function isStandardSigned(
  secret: string,
  headers: SignatureHeaders,
  body: string | Buffer,
  nowSeconds: number,
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given } = headers;
  if (!id || !at || !given || !(Math.abs(Number(at) - nowSeconds) <= patienceSeconds)) return false;
  const expected = hmac(secret, `${id}.${at}.`, body);
  return given.split(' ').some((part) => {
    const bytes = Buffer.from(part.replace(/^v1,/, ''), 'base64');
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}

function hmac(secret: string, head: string, body: string | Buffer): Buffer {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : secret;
  return createHmac('sha256', key).update(head).update(body).digest();
}
