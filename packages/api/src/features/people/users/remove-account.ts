import type { RequestContext } from '#platform/context.ts';
import { closeAccount } from '#features/people/accounts/index.ts';
import { forgetPresenceOf } from '#features/collaboration/presence/index.ts';
import { revokeKeysOf } from '#features/integrations/api-keys/index.ts';
import { forgetEndpointsOf } from '#features/integrations/webhooks/index.ts';
import { cancelForAuthor } from '#features/messages/delivery/index.ts';
import { forgetUnsentMessages } from '#features/messages/messages/index.ts';
import { forgetNoticesOf } from '#features/notices/notifications/index.ts';
import { leaveFamilies } from '#features/people/families/index.ts';
import { forgetOnboarding } from '#features/insight/home/index.ts';
import { forgetConsoleViewsOf } from '#features/operations/console-views/index.ts';
import { endSubscription } from '#features/people/subscriptions/index.ts';
import { destroyEndedKeys } from '#features/people/users/destroy-ended-keys.ts';
import { AccountDeletionEntity } from '#features/people/users/own/account-deletion.entity.ts';
import { forgetContacts } from '#features/relatives/contacts/index.ts';
import { forgetSubscriber } from '#features/publishing/newsletter/index.ts';
import { removeRecordingsOf } from '#features/recordings/recordings/index.ts';
import { forgetChildrenOf } from '#features/relatives/children/index.ts';
import { forgetInTrees } from '#features/tree/tree/index.ts';
import { forgetFavoritesOf } from '#features/vault/favorites/index.ts';
import { forgetHiddenOf } from '#features/vault/on-this-day/index.ts';
import { forgetTagsOf } from '#features/vault/people-in-items/index.ts';

export interface Removal {
  /** Messages that were armed. */
  readonly cancelled: number;
  /** SHA-256 of each family key under the master key, as it was before it was destroyed. */
  readonly destroyedKeys: readonly string[];
}

/**
 * Removes an account that may go, with its drafts, its recordings in families that nobody else
 * belongs to, and its sessions. What was sent stays with those who received it, and the ledger
 * stands. Call inside a transaction that holds the account.
 * @param by who has the armed messages cancelled: the author, or an administrator for the author
 */
export async function removeAccount(
  ctx: RequestContext,
  account: { readonly id: string; readonly email: string },
  by: 'page' | 'administrator',
): Promise<Removal> {
  const { id, email } = account;
  const cancelled = await cancelForAuthor(ctx, id, by);
  await forgetUnsentMessages(ctx, id);
  const ended = await leaveFamilies(ctx, id);
  await removeRecordingsOf(ctx, id, ended);
  await forgetInTrees(ctx, id, ended);
  await forgetContacts(ctx, ended);
  await forgetChildrenOf(ctx, id, ended);
  const destroyedKeys = await destroyEndedKeys(ctx, ended);
  await revokeKeysOf(ctx, id);
  await forgetEndpointsOf(ctx, id);
  await forgetNoticesOf(ctx, id);
  await forgetPresenceOf(ctx, id);
  await endSubscription(ctx, id);
  await forgetSubscriber(ctx, email);
  await ctx.em.nativeDelete(AccountDeletionEntity, { userId: id });
  await forgetConsoleViewsOf(ctx, id);
  await forgetOnboarding(ctx, id);
  await forgetFavoritesOf(ctx, id);
  await forgetHiddenOf(ctx, id);
  await forgetTagsOf(ctx, id);
  await closeAccount(ctx, id);
  return { cancelled, destroyedKeys };
}
