import type { RequestContext } from '#platform/context.ts';
import type { Delivery } from '#features/messages/delivery/find-deliveries.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  DeliverySnapshotEntity,
  type DeliverySnapshot,
} from '#features/messages/delivery/delivery-snapshot.entity.ts';
import { tables } from '#platform/database/tables.ts';

const columns = ['title', 'body', 'sealedBody', 'fromName', 'recordingIds', 'versionIds'] as const;

/** The content of a message when its delivery began; `readBody` unseals the body. */
export type SnapshotContent = Pick<DeliverySnapshot, (typeof columns)[number]>;

export async function readSnapshot(
  ctx: RequestContext,
  delivery: Pick<Delivery, 'familyId' | 'messageId' | 'occurrence'>,
): Promise<SnapshotContent> {
  const snapshot = await tables(ctx.em, DeliverySnapshotEntity)
    .selectFrom('delivery_snapshots')
    .select(columns)
    .where('familyId', '=', delivery.familyId)
    .where('messageId', '=', delivery.messageId)
    .where('occurrence', '=', delivery.occurrence)
    .executeTakeFirst();
  if (!snapshot) throw new AppError('NOT_FOUND', { log: 'a delivery without its snapshot' });
  return snapshot;
}
