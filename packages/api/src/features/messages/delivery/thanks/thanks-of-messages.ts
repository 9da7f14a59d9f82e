import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import {
  voicesByIds,
  type ThanksVoice,
} from '#features/messages/delivery/thanks/voices-of-thanks.ts';
import { openWords } from '#features/people/families/index.ts';
import type { Message } from '#features/messages/messages/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** A recipient's thanks as the author reads or hears it. */
export interface Thanks {
  id: string;
  from: string;
  /** Empty for a voice. */
  words: string;
  byVoice: boolean;
  /** Null for words, and once the author has deleted the recording. */
  voice: ThanksVoice | null;
  at: Temporal.Instant;
}

interface ThanksRow {
  familyId: string;
  id: string;
  messageId: string;
  deliveryId: string;
  recipientName: string;
  sealedWords: Buffer | null;
  byVoice: boolean;
  recordingId: string | null;
  at: Temporal.Instant;
}

const thanksKey = Symbol('thanks of messages');

/** Newest first; one query for all messages of a request. */
export function thanksOf(
  ctx: RequestContext,
  message: Pick<Message, 'familyId' | 'id'>,
): Promise<Thanks[]> {
  const loader = loaderOf(
    ctx,
    thanksKey,
    () =>
      new DataLoader<string, ThanksRow[]>(
        async (ids) => {
          const rows = await thanksRows(ctx, sql`t.message_id = any(${[...ids]}::uuid[])`);
          const byMessage = Map.groupBy(rows, (row) => row.messageId);
          return ids.map((id) => byMessage.get(id) ?? []);
        },
        { cache: false },
      ),
  );
  return loader.load(message.id).then((rows) => opened(ctx, rows));
}

/**
 * The thanks sent from one delivery's link, for its own page. Without the recording of a voice:
 * what happens to it is the author's choice.
 */
export async function thanksFrom(ctx: RequestContext, deliveryId: string): Promise<Thanks[]> {
  const thanks = await opened(ctx, await thanksRows(ctx, sql`t.delivery_id = ${deliveryId}`));
  return thanks.map((one) => ({ ...one, voice: null }));
}

export async function thanksByIds(ctx: RequestContext, ids: readonly string[]): Promise<Thanks[]> {
  return opened(ctx, await thanksRows(ctx, sql`t.id = any(${[...ids]}::uuid[])`));
}

function thanksRows(ctx: RequestContext, where: ReturnType<typeof sql>): Promise<ThanksRow[]> {
  return rowsOf(
    ctx.em,
    sql<ThanksRow>`
      select t.family_id, t.id, t.message_id, t.delivery_id, t.sealed_words, t.by_voice,
        t.recording_id, t.at, d.recipient_name
      from delivery_thanks t join deliveries d on d.id = t.delivery_id
      where ${where} order by t.at desc, t.id limit 500`,
  );
}

async function opened(ctx: RequestContext, rows: readonly ThanksRow[]): Promise<Thanks[]> {
  const voices = await voicesByIds(
    ctx,
    rows.flatMap((row) => row.recordingId ?? []),
  );
  return Promise.all(
    rows.map(async ({ familyId: family, id, sealedWords: sealed, ...row }) => ({
      id,
      from: row.recipientName,
      words: await openWords(ctx, family, { kind: 'thanks', row: id }, sealed),
      byVoice: row.byVoice,
      voice: voices.get(row.recordingId ?? '') ?? null,
      at: row.at,
    })),
  );
}
