import { lateReasonWords } from '@infinite/schema/words/delivery-ledger.en';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import { rowsOf } from '#features/delivery/delivery-tables.ts';
import { findDeliveryByToken, type Delivery } from '#features/delivery/find-deliveries.ts';
import { recordingsByIds, peaksOf, type ShownRecording } from '#features/memories/index.ts';
import { readBody } from '#features/messages/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { hashToken } from '#platform/crypto/tokens.ts';

export interface SharedItem extends Omit<ShownRecording, 'familyId' | 'createdBy' | 'sha256'> {
  peaks: number[] | null;
  url: string;
  downloadUrl: string;
}

/** What a recipient's link shows. Reading it changes nothing; see `noteOpened`. */
export interface SharedPage {
  state: 'OPENABLE' | 'REVOKED' | 'UNKNOWN';
  from: string;
  to: string;
  title: string;
  body: string;
  deliveredAt: Temporal.Instant | null;
  dueAt: Temporal.Instant | null;
  timeZone: string;
  late: boolean;
  lateReason: string | null;
  openedAt: Temporal.Instant | null;
  items: SharedItem[];
}

export async function sharedPage(ctx: RequestContext, token: string): Promise<SharedPage> {
  const delivery = await findDeliveryByToken(ctx, hashToken(token));
  if (!delivery || !wasHandedOver(delivery)) return nothing('UNKNOWN');
  if (delivery.revokedAt) return nothing('REVOKED');
  const letter = await letterOf(ctx, delivery);
  return {
    state: 'OPENABLE',
    from: letter.from_name,
    to: delivery.recipientName,
    title: letter.title,
    body: await readBody(ctx, {
      familyId: delivery.familyId,
      body: letter.body,
      sealedBody: letter.sealed_body,
    }),
    deliveredAt: delivery.deliveredAt,
    dueAt: delivery.dueAt,
    timeZone: delivery.timeZone,
    late: delivery.lateReason !== null,
    lateReason: delivery.lateReason && (lateReasonWords[delivery.lateReason] ?? null),
    openedAt: delivery.openedAt,
    items: await itemsOf(ctx, letter.recording_ids, token),
  };
}

/** The recording, if this link's letter carries it. @throws AppError NOT_FOUND */
export async function requireSharedRecording(
  ctx: RequestContext,
  token: string,
  recordingId: string,
): Promise<void> {
  const delivery = await findDeliveryByToken(ctx, hashToken(token));
  if (!delivery || delivery.revokedAt || !wasHandedOver(delivery)) throw new AppError('NOT_FOUND');
  const letter = await letterOf(ctx, delivery);
  if (!letter.recording_ids.includes(recordingId)) throw new AppError('NOT_FOUND');
}

/** Before the first try nobody can have the link, so whoever holds it did not get it from us. */
function wasHandedOver(delivery: Delivery): boolean {
  return delivery.attempts > 0 || delivery.state === 'DELIVERED';
}

async function letterOf(ctx: RequestContext, delivery: Delivery): Promise<LetterRow> {
  const [row] = await rowsOf(
    ctx.em,
    sql<LetterRow>`
      select title, body, sealed_body, from_name, recording_ids::text[] from delivery_letters
      where family_id = ${delivery.familyId} and message_id = ${delivery.messageId}
        and occurrence = ${delivery.occurrence}`,
  );
  if (!row) throw new AppError('NOT_FOUND', { log: 'a delivery without its letter' });
  return row;
}

async function itemsOf(
  ctx: RequestContext,
  ids: readonly string[],
  token: string,
): Promise<SharedItem[]> {
  const recordings = await recordingsByIds(ctx, ids);
  const items = ids.flatMap((id) => {
    const recording = recordings.get(id);
    return recording ? [recording] : [];
  });
  return Promise.all(
    items.map(async ({ familyId: _family, createdBy: _by, sha256: _hash, ...shown }) => ({
      ...shown,
      peaks: await peaksOf(ctx, shown.id),
      url: `/shared/${token}/media/${shown.id}`,
      downloadUrl: `/shared/${token}/media/${shown.id}/original`,
    })),
  );
}

function nothing(state: 'REVOKED' | 'UNKNOWN'): SharedPage {
  return {
    state,
    from: '',
    to: '',
    title: '',
    body: '',
    deliveredAt: null,
    dueAt: null,
    timeZone: 'UTC',
    late: false,
    lateReason: null,
    openedAt: null,
    items: [],
  };
}

interface LetterRow {
  title: string;
  body: string;
  sealed_body: Uint8Array | null;
  from_name: string;
  recording_ids: string[];
}
