import { lateReasonWords } from '@infinite/schema/words/delivery-ledger.en';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import { readLetter } from '#features/delivery/read-letter.ts';
import { findReaderLink } from '#features/delivery/reader-link.ts';
import { recordingsByIds, peaksOf, type ShownRecording } from '#features/memories/index.ts';
import { readBody } from '#features/messages/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface SharedItem extends Omit<ShownRecording, 'familyId' | 'createdBy' | 'sha256'> {
  /** When its author kept it. */
  recordedAt: Temporal.Instant;
  peaks: number[] | null;
  url: string;
  downloadUrl: string;
}

/** What a recipient's link shows. Reading it changes nothing; see `noteOpened`. */
export interface SharedPage {
  /** Of the link; no field shows it. */
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
  const letter = await readLetter(ctx, delivery);
  return {
    token,
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
    openedAt: companion ? companion.openedAt : delivery.openedAt,
    items: await itemsOf(ctx, letter.recording_ids, token),
  };
}

/** The recording, if this link's letter carries it. @throws AppError NOT_FOUND */
export async function requireSharedRecording(
  ctx: RequestContext,
  token: string,
  recordingId: string,
): Promise<void> {
  const link = await findReaderLink(ctx, token);
  if (link?.standing !== 'OPENABLE') throw new AppError('NOT_FOUND');
  const letter = await readLetter(ctx, link.delivery);
  if (!letter.recording_ids.includes(recordingId)) throw new AppError('NOT_FOUND');
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
      recordedAt: shown.createdAt,
      peaks: await peaksOf(ctx, shown.id),
      url: `/shared/${token}/media/${shown.id}`,
      downloadUrl: `/shared/${token}/media/${shown.id}/original`,
    })),
  );
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
