import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import {
  findDelivery,
  findDeliveryByToken,
  type Delivery,
} from '#features/messages/delivery/find-deliveries.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { tables } from '#platform/database/tables.ts';
import type { DeliveryCompanion } from '#features/messages/delivery/companions/delivery-companion.entity.ts';
import { DeliveryCompanionEntity } from '#features/messages/delivery/companions/delivery-companion.entity.ts';

/** The second link that a recipient made, to open something with someone. */
interface Companion {
  id: string;
  address: string | null;
  expiresAt: Temporal.Instant;
  openedAt: Temporal.Instant | null;
}

type LinkStanding = 'OPENABLE' | 'EXPIRED' | 'REVOKED';

/** What a token of a recipient's page resolves to: a delivery, for its recipient or a companion. */
export interface ReaderLink {
  standing: LinkStanding;
  delivery: Delivery;
  companion: Companion | null;
  /** The address it was mailed to; null for a second link that its creator passed on themselves. */
  address: string | null;
}

/** Undefined for an unknown link. */
export async function findReaderLink(
  ctx: RequestContext,
  token: string,
): Promise<ReaderLink | undefined> {
  const hash = hashToken(token);
  const delivery = await findDeliveryByToken(ctx, hash);
  if (!delivery) return findCompanionLink(ctx, hash);
  if (!wasHandedOver(delivery)) return undefined;
  const standing = delivery.revokedAt ? 'REVOKED' : 'OPENABLE';
  return { standing, delivery, companion: null, address: delivery.address };
}

async function findCompanionLink(
  ctx: RequestContext,
  hash: string,
): Promise<ReaderLink | undefined> {
  const row = await tables(ctx.em, DeliveryCompanionEntity)
    .selectFrom('delivery_companions')
    .select(['id', 'deliveryId', 'linkVersion', 'address', 'expiresAt', 'closedAt', 'openedAt'])
    .where('tokenHash', '=', hash)
    .executeTakeFirst();
  const delivery = row && (await findDelivery(ctx, row.deliveryId));
  if (!delivery || !wasHandedOver(delivery)) return undefined;
  const { id, address, expiresAt, openedAt } = row;
  const companion = { id, address, expiresAt, openedAt };
  return {
    standing: standingOf(ctx, delivery, row, companion),
    delivery,
    companion,
    address,
  };
}

function standingOf(
  ctx: RequestContext,
  delivery: Delivery,
  row: CompanionRow,
  companion: Companion,
): LinkStanding {
  // A new link for the recipient invalidates the second links made from the old one.
  const isOfOldLink = row.linkVersion !== delivery.linkVersion;
  if (delivery.revokedAt || row.closedAt || isOfOldLink) return 'REVOKED';
  const isOver = Temporal.Instant.compare(ctx.clock.now(), companion.expiresAt) >= 0;
  return isOver ? 'EXPIRED' : 'OPENABLE';
}

/**
 * Before the first attempt no one can have the link, so anyone who presents it did not get it from
 * us. A new address starts with no attempts and a new link.
 */
function wasHandedOver(delivery: Delivery): boolean {
  return (
    delivery.linkSentAt !== null || delivery.state === 'DELIVERED' || delivery.openedAt !== null
  );
}

type CompanionRow = Pick<DeliveryCompanion, 'linkVersion' | 'closedAt'>;
