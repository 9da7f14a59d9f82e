import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#context.ts';
import { rowsOf } from '#features/delivery/delivery-tables.ts';
import { placeHold } from '#features/delivery/hold.ts';

/**
 * Recognises a database that was restored from a backup, before anything is sent from it: what was
 * sent after the backup would be sent again. Two witnesses, since each sees what the other cannot:
 *
 * - inside the database, the identity of the PostgreSQL cluster that it ran in last (a dump loaded
 *   elsewhere has another system identifier, a point-in-time recovery another timeline);
 * - outside of it, in DATA_DIR, the last line of the ledger this process has seen: a database that
 *   does not know that line is older than the world.
 *
 * A copy of database and DATA_DIR taken together and put back together escapes both; `restore`
 * itself places the hold then.
 */
export async function holdAfterRestore(ctx: RequestContext): Promise<void> {
  const [state] = await rowsOf(
    ctx.em,
    sql<GuardRow>`
      select held, database_identity, epoch::text,
        (select seq from delivery_events order by seq desc limit 1)::text as last_seq,
        (select id from delivery_events order by seq desc limit 1) as last_id
      from delivery_hold`,
  );
  if (!state || state.held) return;
  const identity = await clusterIdentity(ctx);
  if (identity && state.database_identity && identity !== state.database_identity) {
    return hold(
      ctx,
      'The database runs in another PostgreSQL cluster or on another timeline than before.',
    );
  }
  const file = path.join(ctx.app.config.dataDir, 'delivery-mark.json');
  const mark = await readMark(file);
  if (mark && (await isOlderThan(ctx, state, mark))) {
    return hold(ctx, 'The database does not know what was sent before: it is older than it was.');
  }
  if (identity && !state.database_identity) {
    await rowsOf(ctx.em, sql`update delivery_hold set database_identity = ${identity}`);
  }
  const seen: Mark = { epoch: state.epoch, seq: state.last_seq, id: state.last_id };
  if (!mark || mark.id !== seen.id || mark.epoch !== seen.epoch) await writeMark(file, seen);
}

async function hold(ctx: RequestContext, reason: string): Promise<void> {
  await placeHold(ctx, reason);
  ctx.app.log.error({ reason }, 'sending is on hold until an operator lets it go on');
}

async function isOlderThan(ctx: RequestContext, state: GuardRow, mark: Mark): Promise<boolean> {
  if (BigInt(mark.epoch) > BigInt(state.epoch)) return true;
  // A mark from before the last release speaks of a database that was given up.
  if (BigInt(mark.epoch) < BigInt(state.epoch) || !mark.seq) return false;
  const rows = await rowsOf(
    ctx.em,
    sql`select 1 from delivery_events where seq = ${mark.seq} and id = ${mark.id}`,
  );
  return rows.length === 0;
}

/** Null where the database does not let us see it (some managed services do not). */
async function clusterIdentity(ctx: RequestContext): Promise<string | null> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ allowed: boolean }>`
      select has_function_privilege('pg_control_system()', 'execute')
        and has_function_privilege('pg_control_checkpoint()', 'execute') as allowed`,
  );
  if (!row?.allowed) return null;
  const [control] = await rowsOf(
    ctx.em,
    sql<{ identity: string }>`
      select s.system_identifier::text || '/' || c.timeline_id::text as identity
      from pg_control_system() s, pg_control_checkpoint() c`,
  );
  return control?.identity ?? null;
}

const markShape = z.object({
  epoch: z.string().regex(/^\d+$/),
  seq: z.string().regex(/^\d+$/).nullable(),
  id: z.guid().nullable(),
});
type Mark = z.output<typeof markShape>;

async function readMark(file: string): Promise<Mark | null> {
  try {
    return markShape.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    // An unreadable mark proves nothing; it is written anew.
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

async function writeMark(file: string, mark: Mark): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // Two sweeps of one process may write at once; each renames a file of its own.
  const unfinished = `${file}.${randomUUID()}.part`;
  const handle = await open(unfinished, 'w', 0o600);
  try {
    await handle.writeFile(JSON.stringify(mark));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, file);
}

interface GuardRow {
  held: boolean;
  database_identity: string | null;
  epoch: string;
  last_seq: string | null;
  last_id: string | null;
}
