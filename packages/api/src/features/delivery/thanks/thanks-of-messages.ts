import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { loaderOf, type RequestContext } from '#context.ts';
import { rowsOf, type DatabaseInstant } from '#features/delivery/delivery-tables.ts';
import { openWords } from '#features/families/index.ts';
import type { Message } from '#features/messages/index.ts';
import { instantFrom } from '#platform/database/instant-type.ts';

/** A recipient's thanks as the author reads it. */
export interface Thanks {
  id: string;
  from: string;
  words: string;
  at: Temporal.Instant;
}

interface ThanksRow {
  family_id: string;
  id: string;
  message_id: string;
  delivery_id: string;
  recipient_name: string;
  sealed_words: Buffer;
  at: DatabaseInstant;
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
          const byMessage = Map.groupBy(rows, (row) => row.message_id);
          return ids.map((id) => byMessage.get(id) ?? []);
        },
        { cache: false },
      ),
  );
  return loader.load(message.id).then((rows) => opened(ctx, rows));
}

/** What was said from one delivery's link; for its own page. */
export async function thanksFrom(ctx: RequestContext, deliveryId: string): Promise<Thanks[]> {
  return opened(ctx, await thanksRows(ctx, sql`t.delivery_id = ${deliveryId}`));
}

export async function thanksByIds(ctx: RequestContext, ids: readonly string[]): Promise<Thanks[]> {
  return opened(ctx, await thanksRows(ctx, sql`t.id = any(${[...ids]}::uuid[])`));
}

function thanksRows(ctx: RequestContext, where: ReturnType<typeof sql>): Promise<ThanksRow[]> {
  return rowsOf(
    ctx.em,
    sql<ThanksRow>`
      select t.family_id, t.id, t.message_id, t.delivery_id, t.sealed_words, t.at, d.recipient_name
      from delivery_thanks t join deliveries d on d.id = t.delivery_id
      where ${where} order by t.at desc, t.id limit 500`,
  );
}

async function opened(ctx: RequestContext, rows: readonly ThanksRow[]): Promise<Thanks[]> {
  return Promise.all(
    rows.map(async ({ family_id: family, id, sealed_words: sealed, recipient_name: from, at }) => {
      const words = await openWords(ctx, family, { kind: 'thanks', row: id }, sealed);
      return { id, from, words, at: instantFrom(at) };
    }),
  );
}
