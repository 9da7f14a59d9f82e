import {
  BackupBroken,
  leftOut,
  type BackupManifest,
} from '#features/operations/backups/backup-format.ts';
import type { Snapshot } from '#platform/database/snapshot.ts';

export interface TableShape {
  readonly name: string;
  /** All that are stored and not computed, in the order of the table. */
  readonly columns: readonly string[];
  /** By the planner's reckoning; only for telling how far a backup is. */
  readonly rowsExpected: number;
}

/**
 * Every lasting table of the product, each after those it refers to. The queue's own schema stays
 * out: the truth about work that waits is in the product's rows, and sweeps find it there.
 */
export async function describeTables(snapshot: Snapshot): Promise<TableShape[]> {
  const shapes = await snapshot.rows<{ name: string; columns: string[]; rows: number }>(
    `select c.relname as name,
       array_agg(a.attname::text order by a.attnum) as columns,
       greatest(c.reltuples, pg_relation_size(c.oid) / 200)::float8 as rows
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
       and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
       and c.relname <> all ($1)
     group by c.oid, c.relname, c.reltuples order by c.relname`,
    [leftOut],
  );
  const references = await snapshot.rows<{ from: string; to: string }>(
    `select distinct f.relname as from, t.relname as to from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and f.oid <> t.oid and f.relnamespace = 'public'::regnamespace`,
  );
  const known = new Map(shapes.map((shape) => [shape.name, shape]));
  return inOrder([...known.keys()], references).map((name) => {
    const { columns = [], rows = 0 } = known.get(name) ?? {};
    return { name, columns, rowsExpected: Math.round(rows) };
  });
}

/** Sequences with where they stand, so that a restored table goes on counting. */
export function describeSequences(snapshot: Snapshot): Promise<BackupManifest['sequences']> {
  return snapshot.rows(
    `select sequencename as name, coalesce(last_value, start_value)::text as value,
       last_value is not null as called
     from pg_sequences where schemaname = 'public' order by sequencename`,
  );
}

function inOrder(names: string[], references: { from: string; to: string }[]): string[] {
  const waiting = new Set(names);
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const ready = [...waiting].filter((name) =>
      references.every(({ from, to }) => from !== name || !waiting.has(to)),
    );
    if (ready.length === 0) throw new BackupBroken(`tables in a circle: ${[...waiting].join()}`);
    for (const name of ready) waiting.delete(name);
    ordered.push(...ready);
  }
  return ordered;
}
