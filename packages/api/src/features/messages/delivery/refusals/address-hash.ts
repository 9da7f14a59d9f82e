import { createHmac } from 'node:crypto';
import { emailKey } from '@infinite/schema/accounts/email-address';
import type { AppContext } from '#context.ts';

/**
 * What is kept of an address that asked not to be written to: a keyed hash of the folded address.
 * Without the key the table cannot be compared with a list of addresses, and it names nobody.
 */
export function addressHash(app: Pick<AppContext, 'keys'>, address: string): string {
  const folded = emailKey(address) ?? address.trim().toLowerCase();
  return createHmac('sha256', app.keys.keyFor('recipient refusals')).update(folded).digest('hex');
}
