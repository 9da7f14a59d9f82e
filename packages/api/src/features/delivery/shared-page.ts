import { lateReasonWords } from '@infinite/schema/words/delivery-ledger.en';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import { rowsOf } from '#features/delivery/delivery-tables.ts';
import { findDeliveryByToken, type Delivery } from '#features/delivery/find-deliveries.ts';
import {
  carriedRecordings,
  sharedItems,
  type CarriedRecording,
  type SharedItem,
} from '#features/delivery/shared-items.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { hashToken } from '#platform/crypto/tokens.ts';

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
    body: letter.body,
    deliveredAt: delivery.deliveredAt,
    dueAt: delivery.dueAt,
    timeZone: delivery.timeZone,
    late: delivery.lateReason !== null,
    lateReason: delivery.lateReason && (lateReasonWords[delivery.lateReason] ?? null),
    openedAt: delivery.openedAt,
    items: await sharedItems(ctx, letter, token, delivery.timeZone),
  };
}

/** A recording that this link's letter carries. */
export interface SharedRecording extends CarriedRecording {
  /** The reader's. */
  readonly timeZone: string;
}

/** The recording, if this link's letter carries it. @throws AppError NOT_FOUND */
export async function requireSharedRecording(
  ctx: RequestContext,
  token: string,
  recordingId: string,
): Promise<SharedRecording> {
  const delivery = await findDeliveryByToken(ctx, hashToken(token));
  if (!delivery || delivery.revokedAt || !wasHandedOver(delivery)) throw new AppError('NOT_FOUND');
  const letter = await letterOf(ctx, delivery);
  const carried = await carriedRecordings(ctx, letter);
  const found = carried.find(({ recording }) => recording.id === recordingId);
  if (!found) throw new AppError('NOT_FOUND');
  return { ...found, timeZone: delivery.timeZone };
}

/** Before the first try nobody can have the link, so whoever holds it did not get it from us. */
function wasHandedOver(delivery: Delivery): boolean {
  return delivery.attempts > 0 || delivery.state === 'DELIVERED';
}

async function letterOf(ctx: RequestContext, delivery: Delivery): Promise<LetterRow> {
  const [row] = await rowsOf(
    ctx.em,
    sql<LetterRow>`
      select title, body, from_name, recording_ids::text[], version_ids::text[] from delivery_letters
      where family_id = ${delivery.familyId} and message_id = ${delivery.messageId}
        and occurrence = ${delivery.occurrence}`,
  );
  if (!row) throw new AppError('NOT_FOUND', { log: 'a delivery without its letter' });
  return row;
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
  from_name: string;
  recording_ids: string[];
  version_ids: (string | null)[] | null;
}
