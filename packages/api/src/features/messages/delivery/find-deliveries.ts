import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { DeliveryEntity, type DeliveryRow } from '#features/messages/delivery/delivery.entity.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { tables } from '#platform/database/tables.ts';

/** One recipient's copy of one occurrence. */
export type Delivery = Pick<DeliveryRow, (typeof columns)[number]>;

export async function findDelivery(ctx: RequestContext, id: string): Promise<Delivery | undefined> {
  return deliveries(ctx).where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockDelivery(ctx: RequestContext, id: string): Promise<Delivery | undefined> {
  return deliveries(ctx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The delivery behind a recipient's link; the caller has only the hash of its token. */
export async function findDeliveryByToken(
  ctx: RequestContext,
  tokenHash: string,
): Promise<Delivery | undefined> {
  return deliveries(ctx).where('tokenHash', '=', tokenHash).executeTakeFirst();
}

/** Deliveries of many messages at once, newest occurrence first. */
export async function deliveriesOfMessages(
  ctx: RequestContext,
  familyIds: readonly string[],
  messageIds: readonly string[],
): Promise<Delivery[]> {
  const keys = { families: familyIds, messages: messageIds };
  return runDeliveries(ctx.em, '', keys, (places) =>
    deliveries(ctx)
      .modifyFront(asPrepared)
      .where(sql<boolean>`family_id = any(${places.families}::uuid[])`)
      .where(sql<boolean>`message_id = any(${places.messages}::uuid[])`)
      .orderBy('occurrence', 'desc')
      .orderBy('id'),
  );
}

const runDeliveries = compiledOnce<Delivery>();

function deliveries(ctx: RequestContext) {
  return tables(ctx.em, DeliveryEntity).selectFrom('deliveries').select(columns);
}

const columns = [
  ...(['familyId', 'id', 'messageId', 'recipientId', 'occurrence', 'state'] as const),
  ...(['recipientName', 'address', 'timeZone', 'dueAt', 'lateReason', 'attempts'] as const),
  ...(['linkVersion', 'linkSentAt', 'leftAsIsAt', 'providerAnswer', 'problem'] as const),
  ...(['deliveredAt', 'openedAt', 'revokedAt', 'closedBy'] as const),
] as const;
