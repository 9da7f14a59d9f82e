import { lateReasonOf } from '@infinite/schema/words/received.en';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { readSnapshot } from '#features/messages/delivery/read-snapshot.ts';
import { findReaderLink } from '#features/messages/delivery/reader-link.ts';
import {
  carriedRecordings,
  sharedItems,
  type CarriedRecording,
  type SharedItem,
} from '#features/messages/delivery/shared-items.ts';
import { readBody } from '#features/messages/messages/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** What a recipient's link shows. Reading it changes nothing; see `noteOpened`. */
export interface SharedPage {
  /** Of the link; no field exposes it. */
  token: string;
  state: 'OPENABLE' | 'EXPIRED' | 'REVOKED' | 'UNKNOWN';
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
  const link = await findReaderLink(ctx, token);
  if (!link) return nothing(token, 'UNKNOWN');
  if (link.standing !== 'OPENABLE') return nothing(token, link.standing);
  const { delivery, companion } = link;
  const snapshot = await readSnapshot(ctx, delivery);
  return {
    token,
    state: 'OPENABLE',
    from: snapshot.fromName,
    to: delivery.recipientName,
    title: snapshot.title,
    body: await readBody(ctx, {
      familyId: delivery.familyId,
      messageId: delivery.messageId,
      body: snapshot.body,
      sealedBody: snapshot.sealedBody,
    }),
    deliveredAt: delivery.deliveredAt,
    dueAt: delivery.dueAt,
    timeZone: delivery.timeZone,
    late: delivery.lateReason !== null,
    lateReason: lateReasonOf(delivery.lateReason),
    openedAt: companion ? companion.openedAt : delivery.openedAt,
    items: await sharedItems(ctx, snapshot, token, delivery.timeZone),
  };
}

/** A recording that is attached to this link's message. */
export interface SharedRecording extends CarriedRecording {
  /** Of the recipient. */
  readonly timeZone: string;
}

/** The recording, if it is attached to this link's message. @throws AppError NOT_FOUND */
export async function requireSharedRecording(
  ctx: RequestContext,
  token: string,
  recordingId: string,
): Promise<SharedRecording> {
  const link = await findReaderLink(ctx, token);
  if (link?.standing !== 'OPENABLE') throw new AppError('NOT_FOUND');
  const { delivery } = link;
  const carried = await carriedRecordings(ctx, await readSnapshot(ctx, delivery));
  const found = carried.find(({ recording }) => recording.id === recordingId);
  if (!found) throw new AppError('NOT_FOUND');
  return { ...found, timeZone: delivery.timeZone };
}

function nothing(token: string, state: 'EXPIRED' | 'REVOKED' | 'UNKNOWN'): SharedPage {
  return {
    token,
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
