import {
  holdReasonWords as words,
  witnessNames,
} from '#features/messages/delivery/delivery-hold.en.ts';
import { sql } from 'kysely';
import type { AppContext, RequestContext } from '#platform/context.ts';
import { clockProblem } from '#features/messages/delivery/clock-guard.ts';
import { placeHold } from '#features/messages/delivery/hold.ts';
import {
  dataDirWitness,
  storageWitness,
  type Mark,
  type Witness,
} from '#features/messages/delivery/witnesses.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** The lock name by which workers that have passed the guard vouch for each other. */
const vouching = 'delivery-guard';

/**
 * Recognizes a database that was restored from a backup, before anything is sent from it: what was
 * sent after the backup would be sent again. Three witnesses, since each sees what another cannot:
 *
 * - inside the database, the identity of the PostgreSQL cluster that it ran in last (a dump loaded
 *   elsewhere has another system identifier, a point-in-time recovery another timeline);
 * - in DATA_DIR and in the storage, the newest ledger line of a real family: a database that does
 *   not know that line is older than what was sent.
 *
 * A clock that cannot be believed holds sending too (`clock-guard.ts`).
 *
 * Fails closed: where the ledger has real deliveries and a witness that must be there is missing,
 * sending is held. A second worker with a new disk passes while another one that has passed runs.
 */
export async function holdAfterRestore(ctx: RequestContext): Promise<void> {
  const state = await readState(ctx);
  if (!state || state.held) return;
  const identity = await clusterIdentity(ctx);
  const witnesses = [dataDirWitness(ctx.app.config.dataDir), storageWitness(ctx.app.blobs)];
  const marks = await readMarks(ctx.app, witnesses);
  const reason =
    (await clockProblem(ctx, state.epoch)) ??
    clusterProblem(state, identity) ??
    (await olderThanMarks(ctx, state, marks)) ??
    (await missingWitness(ctx, state, marks));
  if (reason) {
    await placeHold(ctx, reason);
    ctx.app.log.error({ reason }, 'sending is on hold until an operator lets it go on');
    return;
  }
  await writeMarks(ctx.app, marks, state);
  if ((identity && !state.databaseIdentity) || state.witnessedEpoch !== state.epoch) {
    await rowsOf(
      ctx.em,
      sql`
        update delivery_hold set witnessed_epoch = epoch,
          database_identity = coalesce(database_identity, ${identity})
        where epoch = ${state.epoch} and not held`,
    );
  }
  await ctx.app.notifications.vouch(vouching);
}

function clusterProblem(state: GuardRow, identity: string | null): string | undefined {
  if (!identity || !state.databaseIdentity || identity === state.databaseIdentity) return;
  return words.anotherCluster(state.databaseIdentity, identity);
}

async function olderThanMarks(
  ctx: RequestContext,
  state: GuardRow,
  marks: readonly SeenMark[],
): Promise<string | undefined> {
  for (const { witness, mark } of marks) {
    const name = witnessNames[witness.name];
    if (!mark) continue;
    if (BigInt(mark.epoch) > BigInt(state.epoch)) return words.olderEpoch(name);
    // A mark from before the last release is about a database that was abandoned.
    if (BigInt(mark.epoch) < BigInt(state.epoch) || !mark.seq) continue;
    const rows = await rowsOf(
      ctx.em,
      sql`select 1 from delivery_events where seq = ${mark.seq} and id = ${mark.id}`,
    );
    if (rows.length === 0) return words.olderThan(name, mark.seq);
  }
  return undefined;
}

async function missingWitness(
  ctx: RequestContext,
  state: GuardRow,
  marks: readonly SeenMark[],
): Promise<string | undefined> {
  // Without deliveries there is nothing to resend.
  if (state.lastSeq === null) return undefined;
  if (state.witnessedEpoch === null && !state.hasDeliveries) return undefined;
  // An operator has released sending since the marks were written: the database is authoritative.
  const released = state.witnessedEpoch !== null && state.witnessedEpoch !== state.epoch;
  if (released) return undefined;
  const lines = () => countLines(ctx);
  for (const { witness, mark } of marks) {
    if (mark) continue;
    // The mark in the storage was added later than the others; the first time it is only written.
    if (witness.name === 'storage' && state.witnessedEpoch === null) continue;
    if (witness.name === 'dataDir' && (await ctx.app.notifications.isVouchedFor(vouching)))
      continue;
    return words.noWitness(witnessNames[witness.name], await lines());
  }
  const current = marks.some(({ mark }) => mark?.epoch === state.epoch);
  const vouched = current || (await ctx.app.notifications.isVouchedFor(vouching));
  return vouched ? undefined : words.bothStale();
}

async function countLines(ctx: RequestContext): Promise<string> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ lines: string }>`
      select count(*)::text as lines from delivery_events where ${isOfRealFamily()}`,
  );
  return row?.lines ?? '0';
}

interface SeenMark {
  readonly witness: Witness;
  readonly mark: Mark | null;
}

/**
 * Processes that have read the storage's mark once; from then on they tolerate an outage of the
 * storage.
 */
const hasReadStorage = new WeakSet<AppContext>();

async function readMarks(app: AppContext, witnesses: readonly Witness[]): Promise<SeenMark[]> {
  const marks: SeenMark[] = [];
  for (const witness of witnesses) {
    try {
      marks.push({ witness, mark: await witness.read() });
      if (witness.name === 'storage') hasReadStorage.add(app);
    } catch (error) {
      // Until the first response nothing is known, and nothing may be sent; /readyz reports it.
      if (witness.name === 'dataDir' || !hasReadStorage.has(app)) throw error;
      app.log.warn({ err: error }, 'the storage does not answer; its mark is compared later');
    }
  }
  return marks;
}

/** The other witness suffices while the storage is unavailable. */
async function writeMarks(
  app: AppContext,
  marks: readonly SeenMark[],
  state: GuardRow,
): Promise<void> {
  const now: Mark = { epoch: state.epoch, seq: state.lastSeq, id: state.lastId };
  for (const { witness, mark } of marks) {
    if (mark && mark.id === now.id && mark.epoch === now.epoch) continue;
    await witness.write(now).catch((error: unknown) => {
      if (witness.name === 'dataDir' || !mark) throw error;
      app.log.warn({ err: error }, 'the storage did not take the mark; it is written later');
    });
  }
}

/**
 * Leaves out the lines of sample families, which are deleted after a day together with their lines.
 */
async function readState(ctx: RequestContext): Promise<GuardRow | undefined> {
  const [state] = await rowsOf(
    ctx.em,
    sql<GuardRow>`
      select h.held, h.database_identity, h.epoch::text, h.witnessed_epoch::text,
        last.seq::text as last_seq, last.id as last_id,
        exists (select 1 from deliveries where ${isOfRealFamily()}) as has_deliveries
      from delivery_hold h
      left join lateral (
        select seq, id from delivery_events where ${isOfRealFamily()}
        order by seq desc limit 1
      ) last on true`,
  );
  return state;
}

/** Null without the privilege to read it (some managed services deny it). */
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

interface GuardRow {
  held: boolean;
  databaseIdentity: string | null;
  epoch: string;
  /** The epoch whose marks have been written; null when no version wrote one to the storage yet. */
  witnessedEpoch: string | null;
  lastSeq: string | null;
  lastId: string | null;
  hasDeliveries: boolean;
}
