import { createHash } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import {
  backupsKept,
  type BackupProblemName,
  type BackupProofName,
} from '@infinite/schema/catalogue/backups';
import { newContext, type RequestContext } from '#context.ts';
import { recordAudit } from '#features/audit/index.ts';
import { emitWebhook } from '#features/webhooks/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { BackupProgress } from '#features/backups/backup-archive.ts';
import type { BackupManifest } from '#features/backups/backup-format.ts';
import { backupKey, backupTables, type BackupTables } from '#features/backups/backup-tables.ts';
import { proveBackup } from '#features/backups/prove-backup.ts';
import { openBackup } from '#features/backups/write-backup.ts';

/** How often the row is told how far it is. */
const tellEveryMs = 500;

/**
 * Writes a backup, proves it, and lets go of those that are too many. What fails is told in the row
 * and leaves no file; nothing is thrown, since trying again by itself would only fill the disk again.
 */
export async function makeBackup(ctx: RequestContext, id: string): Promise<void> {
  const begun = await change(ctx, id, {
    state: 'WRITING',
    started_at: ctx.clock.now().toString(),
    rows_done: 0,
    problem: null,
  });
  // A job may run twice; what is finished is not done again.
  if (!begun) return;
  const progress = tellProgress(ctx, id);
  try {
    const takenAt = new Date(ctx.clock.now().epochMilliseconds);
    const { sealed, manifest } = await openBackup(ctx.app, takenAt, progress);
    const { bytes } = await ctx.app.blobs.put(backupKey(id), sealed);
    await change(ctx, id, { state: 'VERIFYING', bytes });
    const verifiedBy = await proveBackup(
      ctx.app,
      () => ctx.app.blobs.open(backupKey(id)),
      manifest(),
    );
    progress.stop();
    await finish(ctx, id, bytes, finished(ctx, manifest(), verifiedBy));
    await letGoOfOld(ctx);
  } catch (error) {
    progress.stop();
    ctx.app.log.error({ err: error, backup: id }, 'a backup failed');
    await ctx.app.blobs.remove(backupKey(id));
    await change(ctx, id, {
      state: 'FAILED',
      finished_at: ctx.clock.now().toString(),
      bytes: null,
      problem: problemOf(error),
    });
  }
}

type Change = Updateable<BackupTables['backups']>;

function finished(ctx: RequestContext, manifest: BackupManifest, proof: BackupProofName): Change {
  const now = ctx.clock.now().toString();
  return {
    state: 'DONE',
    finished_at: now,
    verified_at: now,
    verified_by: proof,
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    manifest_sha256: createHash('sha256').update(JSON.stringify(manifest)).digest('hex'),
  };
}

/** The backup is done, and whoever asked to be told of it is told, together. */
async function finish(
  ctx: RequestContext,
  id: string,
  bytes: number,
  values: Change,
): Promise<void> {
  await inTransaction(newContext(ctx.app, ctx.actor), async (tx) => {
    if (!(await changeIn(tx, id, values))) return;
    const at = tx.clock.now();
    await emitWebhook(tx, {
      type: 'export.ready',
      at,
      familyId: null,
      data: { exportId: id, kind: 'backup', familyId: null, bytes, readyAt: at.toString() },
    });
  });
}

/** Tells the row how far it is, and while it is proven, that somebody is still at it. */
function tellProgress(ctx: RequestContext, id: string): BackupProgress & { stop(): void } {
  const seen = { rows_done: 0, rows_expected: 0 };
  const tell = setInterval(() => {
    void change(ctx, id, seen).catch(() => undefined);
  }, tellEveryMs);
  return {
    expected: (rows) => void (seen.rows_expected = rows),
    passed: (rows) => void (seen.rows_done += rows),
    stop: () => clearInterval(tell),
  };
}

/** @returns false when the backup is finished already */
async function change(ctx: RequestContext, id: string, values: Change): Promise<boolean> {
  // A context of its own: the row is told of while other statements run.
  return changeIn(newContext(ctx.app, ctx.actor), id, values);
}

async function changeIn({ em }: RequestContext, id: string, values: Change): Promise<boolean> {
  const changed = await backupTables(em)
    .updateTable('backups')
    .set({ ...values, touched_at: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', 'not in', ['DONE', 'FAILED'])
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** The newest stay, since each of them was proven. */
async function letGoOfOld(ctx: RequestContext): Promise<void> {
  const old = await backupTables(ctx.em)
    .selectFrom('backups')
    .select('id')
    .where('state', '=', 'DONE')
    .orderBy('requested_at', 'desc')
    .offset(backupsKept)
    .execute();
  for (const { id } of old) {
    await ctx.app.blobs.remove(backupKey(id));
    await backupTables(ctx.em).deleteFrom('backups').where('id', '=', id).execute();
    await recordAudit(ctx, { action: 'backup.expire', subject: { kind: 'backup', id } });
  }
}

function problemOf(error: unknown): BackupProblemName {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')) return 'DISK_FULL';
    if (/^(BackupBroken|SealBroken|ArchiveBroken)$/.test(cause.name)) return 'NOT_PROVEN';
    if ('severity' in cause || /connection/i.test(cause.message)) return 'DATABASE';
  }
  return 'UNKNOWN';
}
