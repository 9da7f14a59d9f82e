import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { openWords, sealWords } from '#features/people/families/family-words.ts';
import {
  isToSeal,
  partOf,
  updateSealed,
  type SealedColumn,
  type SealedRow,
} from '#features/people/families/sealed-column.ts';
import { SealBroken } from '#platform/crypto/sealed-text.ts';
import { WrappedKeyBroken } from '#platform/crypto/wrapped-key.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { noteProgress } from '#platform/jobs/sweep-progress.ts';

/** Rows of one transaction: it holds their locks for a moment only. */
const batchRows = 500;
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Seals what is plain in a column, and seals again what an earlier release sealed. May stop and
 * start at any row: readers open every form. Words that do not open stay as they are and do
 * not stop other rows; one line of the log counts them.
 */
export async function sealColumn(ctx: RequestContext, column: SealedColumn): Promise<void> {
  const problems: unknown[] = [];
  for (let after = { familyId: first, row: first }; ;) {
    const found = await inTransaction(ctx, (tx) => sealBatch(tx, column, after, problems));
    noteProgress();
    const last = found.at(-1);
    if (found.length < batchRows || !last) break;
    after = last;
  }
  if (problems.length === 0) return;
  const { table, column: name } = column;
  const where = { table, column: name, rows: problems.length, err: problems[0] };
  ctx.app.log.error(where, 'words could not be sealed');
}

interface Found {
  readonly familyId: string;
  readonly row: string;
  readonly part: string;
  readonly plain: string | null;
  readonly sealed: Buffer | null;
}

async function sealBatch(
  ctx: RequestContext,
  column: SealedColumn,
  after: Pick<Found, 'familyId' | 'row'>,
  problems: unknown[],
): Promise<Found[]> {
  const plain = column.plain ? sql<string | null>`t.${sql.ref(column.plain)}` : sql`null::text`;
  const rows = await rowsOf(
    ctx.em,
    sql<Found>`
    select t.family_id, t.${sql.ref(column.row)} as row, ${partOf(column)} as part,
      ${plain} as plain, t.${sql.ref(column.column)} as sealed
    from ${sql.table(column.table)} t
    where ${isToSeal(column)}
      and (t.family_id, t.${sql.ref(column.row)}) > (${after.familyId}::uuid, ${after.row}::uuid)
    order by t.family_id, t.${sql.ref(column.row)}
    limit ${batchRows} for update skip locked`,
  );
  const made: SealedRow[] = [];
  for (const row of rows) {
    try {
      const sealed = await sealAgain(ctx, column, row);
      if (sealed) made.push({ familyId: row.familyId, row: row.row, part: row.part, sealed });
    } catch (error) {
      if (!(error instanceof SealBroken || error instanceof WrappedKeyBroken)) throw error;
      problems.push(error);
    }
  }
  if (made.length > 0) await rowsOf(ctx.em, updateSealed(column, made));
  return rows;
}

async function sealAgain(
  ctx: RequestContext,
  { kind }: SealedColumn,
  { familyId: family, row, plain, sealed }: Found,
): Promise<Buffer | null> {
  const words = { kind, row };
  const text = plain || (await openWords(ctx, family, words, sealed));
  return sealWords(ctx, family, words, text);
}
