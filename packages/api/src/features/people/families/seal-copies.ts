import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { openWords, sealWords } from '#features/people/families/family-words.ts';
import {
  partOf,
  updateSealed,
  type SealedColumn,
  type SealedRow,
} from '#features/people/families/sealed-column.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** A family whose rows were copied as they are, under other ids and with the same key. */
export interface CopiedFamily {
  readonly original: string;
  readonly copy: string;
  /** The id that a copied row has for the original's. */
  readonly newIdOf: (id: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** Seals a copied column for the rows that hold it now: sealed words open in no other row. */
export async function sealCopies(
  ctx: RequestContext,
  column: SealedColumn,
  { original, copy, newIdOf }: CopiedFamily,
): Promise<void> {
  const { kind } = column;
  const id = sql`t.${sql.ref(column.row)}`;
  const rows = await rowsOf(
    ctx.em,
    sql<{ row: string; copied: string; part: string; sealed: Buffer }>`
      select ${id} as row, ${newIdOf(id)} as copied, ${partOf(column)} as part,
        t.${sql.ref(column.column)} as sealed
      from ${sql.table(column.table)} t
      where t.family_id = ${original} and t.${sql.ref(column.column)} is not null`,
  );
  const made = await Promise.all(
    rows.map(async ({ row, copied, part, sealed }): Promise<SealedRow | null> => {
      const text = await openWords(ctx, original, { kind, row }, sealed);
      const again = await sealWords(ctx, copy, { kind, row: copied }, text);
      return again && { familyId: copy, row: copied, part, sealed: again };
    }),
  );
  const sealed = made.filter((row) => row !== null);
  if (sealed.length > 0) await rowsOf(ctx.em, updateSealed(column, sealed));
}
