import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '#platform/context.ts';

const macBytes = 16;

/** The signed token of a link that ends mails about notices. It is not stored and does not expire. */
export function stopToken({ keys }: Pick<AppContext, 'keys'>, userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, macOf(keys, id)]).toString('base64url');
}

/** The user whom `stopToken` named; null for anything else. */
export function readStopToken({ keys }: Pick<AppContext, 'keys'>, token: string): string | null {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, 16);
  if (!timingSafeEqual(bytes.subarray(16), macOf(keys, id))) return null;
  return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function macOf(keys: AppContext['keys'], id: Uint8Array): Buffer {
  return createHmac('sha256', keys.keyFor('notice mails'))
    .update(id)
    .digest()
    .subarray(0, macBytes);
}
