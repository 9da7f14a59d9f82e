import { sql } from 'kysely';
import type { AppContext } from '#platform/context.ts';
import { keyIdToBytes } from '#platform/crypto/master-keys.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { WrappedKeyBroken, wrappedUnder } from '#platform/crypto/wrapped-key.ts';

/** Every column that holds keys wrapped by the master key. */
const places: readonly { table: string; column: string; owner: 'family' | 'image' | 'webhook' }[] =
  [
    { table: 'families', column: 'wrapped_key', owner: 'family' },
    { table: 'blog_images', column: 'wrapped_key', owner: 'image' },
    { table: 'webhook_endpoints', column: 'wrapped_secret', owner: 'webhook' },
    { table: 'webhook_endpoints', column: 'old_wrapped_secret', owner: 'webhook' },
  ];

/** Rows of one transaction: it holds their locks for a moment only. */
const batchRows = 500;

export interface Rewrapped {
  readonly rewrapped: number;
  /** Keys that do not open, by the id of the master key they name; '' where they name none. */
  readonly broken: ReadonlyMap<string, number>;
}

/**
 * Wraps every key that is not under the current master key, or not bound to its owner, again. What
 * it seals is untouched. May be cut off at any moment and run again; may run beside others.
 */
export async function rewrapKeys(app: AppContext): Promise<Rewrapped> {
  let rewrapped = 0;
  const broken = new Map<string, number>();
  for (const place of places) {
    for (let after: string | undefined; ;) {
      const batch = await rewrapBatch(app, place, after);
      rewrapped += batch.rewrapped;
      for (const id of batch.broken) broken.set(id, (broken.get(id) ?? 0) + 1);
      if (batch.last === undefined) break;
      after = batch.last;
    }
  }
  return { rewrapped, broken };
}

type Batch = { rewrapped: number; broken: string[]; last: string | undefined };

async function rewrapBatch(
  app: AppContext,
  { table, column, owner }: (typeof places)[number],
  after = '00000000-0000-0000-0000-000000000000',
): Promise<Batch> {
  const [name, wrapped] = [sql.table(table), sql.ref(column)];
  const head = Buffer.concat([Buffer.from([2]), keyIdToBytes(app.keys.current.id)]);
  return app.orm.em.fork().transactional(async (em) => {
    // An empty one was destroyed with its family.
    const rows = await rowsOf(
      em,
      sql<{ id: string; wrapped: Buffer }>`
        select id, ${wrapped} as wrapped from ${name}
        where id > ${after}::uuid and ${wrapped} <> ''::bytea
          and substring(${wrapped} from 1 for 5) <> ${head}
        order by id limit ${batchRows} for update`,
    );
    const broken: string[] = [];
    const made = rows.flatMap((row) => {
      try {
        const again = app.keys.rewrap(`${owner}:${row.id}`, row.wrapped);
        return again ? [{ id: row.id, wrapped: again }] : [];
      } catch (error) {
        if (!(error instanceof WrappedKeyBroken)) throw error;
        broken.push(nameOf(row.wrapped));
        return [];
      }
    });
    if (made.length > 0) {
      const hex = made.map((row) => row.wrapped.toString('hex'));
      await rowsOf(
        em,
        sql`
          update ${name} t set ${wrapped} = decode(made.hex, 'hex')
          from unnest(${made.map(({ id }) => id)}::uuid[], ${hex}::text[]) as made (id, hex)
          where t.id = made.id`,
      );
    }
    return { rewrapped: made.length, broken, last: rows.at(-1)?.id };
  });
}

function nameOf(wrapped: Buffer): string {
  try {
    return wrappedUnder(wrapped) ?? '';
  } catch {
    return '';
  }
}
