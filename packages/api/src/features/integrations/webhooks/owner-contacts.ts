import type { RequestContext } from '#context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** Whom a mail to an account addresses; undefined when the account is gone. */
export type OwnerContacts = (
  ctx: RequestContext,
  userId: string,
) => Promise<{ readonly username: string; readonly email: string } | undefined>;

/** For the feature that owns the accounts, which itself depends on webhooks. */
export const ownerContacts = defineExtensionPoint<OwnerContacts>('contacts of webhook owners');
