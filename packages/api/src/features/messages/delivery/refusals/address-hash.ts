import { createHmac } from 'node:crypto';
import { emailKey } from '@infinite/schema/accounts/email-address';
import type { AppContext } from '#platform/context.ts';

/**
 * A keyed hash of the normalized address, which is all that is stored of an address that has opted
 * out. Without the key it cannot be compared with a list of addresses.
 */
export function addressHash(app: Pick<AppContext, 'keys'>, address: string): string {
  const folded = emailKey(address) ?? address.trim().toLowerCase();
  return createHmac('sha256', app.keys.keyFor('recipient refusals')).update(folded).digest('hex');
}
