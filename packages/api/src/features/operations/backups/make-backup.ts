import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { BackupProblemName } from '@infinite/schema/catalogue/backups';
import { newContext, type RequestContext } from '#platform/context.ts';
import type { BackupProgress } from '#features/operations/backups/backup-archive.ts';
import { BackupBroken, type BackupManifest } from '#features/operations/backups/backup-format.ts';
import { BackupEntity, type StoredBackup } from '#features/operations/backups/backup.entity.ts';
import { claimTarget } from '#features/operations/backups/claim-target.ts';
import { copyMedia, heldMedia } from '#features/operations/backups/copy-media.ts';
import { removeOldBackups } from '#features/operations/backups/remove-old-backups.ts';
import {
  archiveKey,
  listManifests,
  manifestName,
  readManifest,
  writeManifest,
  type MediaManifest,
} from '#features/operations/backups/media-manifest.ts';
import { proveBackup } from '#features/operations/backups/prove-backup.ts';
import { proveMedia } from '#features/operations/backups/prove-media.ts';
import { openBackup } from '#features/operations/backups/write-backup.ts';
import { emitWebhook } from '#features/integrations/webhooks/index.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** How often progress is written to the row. */
const reportEveryMs = 500;

/**
 * Makes a backup of database and media at the target, proves it, and removes old ones. A failure is
 * recorded in the row and leaves no valid backup; the schedule tries again.
 */
export async function makeBackup(ctx: RequestContext, id: string): Promise<void> {
  const run = newId();
  const begun = await change(ctx, id, null, {
    run,
    state: 'WRITING',
    place: 'TARGET',
    keyId: ctx.app.keys.current.id,
    startedAt: ctx.clock.now(),
    rowsDone: 0,
    problem: null,
  });
  // A job may run twice; a finished backup is not repeated.
  if (!begun) return;
  const progress = reportProgress(ctx, id, run);
  try {
    await writeAndProve(ctx, id, run, progress);
  } catch (error) {
    ctx.app.log.error({ err: error, backup: id }, 'a backup failed');
    await ctx.app.backups.remove(archiveKey(run)).catch((problem: unknown) => {
      ctx.app.log.warn({ err: problem, backup: id }, 'what a failed backup left is removed later');
    });
    await change(ctx, id, run, {
      state: 'FAILED',
      finishedAt: ctx.clock.now(),
      bytes: null,
      problem: problemOf(error),
    });
    return;
  } finally {
    progress.stop();
  }
  // The new backup is valid even if removing old ones fails.
  await removeOldBackups(ctx).catch((error: unknown) => {
    ctx.app.log.error({ err: error }, 'removing old backups');
  });
}

async function writeAndProve(
  ctx: RequestContext,
  id: string,
  run: string,
  progress: BackupProgress,
): Promise<void> {
  const { app } = ctx;
  const { backups: target, keys } = app;
  const databaseId = await claimTarget(app);
  const now = ctx.clock.now();
  const known = await heldMedia(target);
  // Before and after the database: an object that moves meanwhile is in one of the two copies.
  const earlier = await copyMedia(app.blobs, target, await newestObjects(ctx), known);
  const { sealed, manifest } = await openBackup(app, new Date(now.epochMilliseconds), progress);
  const { bytes } = await target.put(archiveKey(run), sealed);
  const later = await copyMedia(app.blobs, target, earlier, known);
  const objects = new Map([...earlier, ...later]);
  await requireOwn(ctx, id, run, { state: 'VERIFYING', bytes });
  const open = () => target.open(archiveKey(run));
  const { proof, found: kind } = await proveBackup(app, open, manifest(), (url) =>
    proveMedia(app, url, objects),
  );
  await requireAllHeld(await heldMedia(target), objects);
  const takenAt = now.toString();
  const name = manifestName(takenAt, id, keys.current.id);
  const archive = archiveKey(run);
  const head = { id, databaseId, takenAt, archive, archiveBytes: bytes, objects: objects.size };
  const whole: MediaManifest = {
    head: { format: 'infinite-connections backup manifest', version: 1, ...head },
    objects,
  };
  await requireOwn(ctx, id, run, {});
  await writeManifest(keys, target, name, whole);
  await readManifest(keys, target, { name, id, takenAt, keyId: keys.current.id });
  await finish(ctx, id, run, bytes, {
    ...finished(ctx, manifest()),
    verifiedBy: proof,
    objects: objects.size,
    mediaBytes: [...objects.values()].reduce((sum, object) => sum + object.bytes, 0),
    sampleKind: kind,
  });
}

/** What the newest readable manifest names: it is not read and sent again. */
async function newestObjects(ctx: RequestContext): Promise<MediaManifest['objects']> {
  const { backups: target, keys } = ctx.app;
  for (const name of (await listManifests(target)).toReversed()) {
    try {
      return (await readManifest(keys, target, name)).objects;
    } catch (error) {
      ctx.app.log.warn({ err: error, manifest: name.name }, 'an earlier manifest cannot be read');
    }
  }
  return new Map();
}

async function requireAllHeld(
  held: ReadonlySet<string>,
  objects: MediaManifest['objects'],
): Promise<void> {
  for (const { sha256, key } of objects.values()) {
    if (!held.has(sha256)) throw new BackupBroken(`the object ${key} is not at the target`);
  }
}

type Change = Partial<StoredBackup>;

function finished(ctx: RequestContext, manifest: BackupManifest): Change {
  const now = ctx.clock.now();
  return {
    state: 'DONE',
    finishedAt: now,
    verifiedAt: now,
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    manifestSha256: createHash('sha256').update(JSON.stringify(manifest)).digest('hex'),
  };
}

/** The backup is done, and webhooks that wait for it are notified, together. */
async function finish(
  ctx: RequestContext,
  id: string,
  run: string,
  bytes: number,
  values: Change,
): Promise<void> {
  await inTransaction(newContext(ctx.app, ctx.actor), async (tx) => {
    if (!(await changeIn(tx, id, run, values))) return;
    const at = tx.clock.now();
    await emitWebhook(tx, {
      type: 'export.ready',
      at,
      familyId: null,
      data: { exportId: id, kind: 'backup', familyId: null, bytes, readyAt: at.toString() },
    });
  });
}

/** Writes into the row how far it is, and while it is proven, that a worker is still at it. */
function reportProgress(
  ctx: RequestContext,
  id: string,
  run: string,
): BackupProgress & { stop(): void } {
  const seen = { rowsDone: 0, rowsExpected: 0 };
  const report = setInterval(() => {
    void change(ctx, id, run, seen).catch(() => undefined);
  }, reportEveryMs);
  return {
    expected: (rows) => void (seen.rowsExpected = rows),
    passed: (rows) => void (seen.rowsDone += rows),
    stop: () => clearInterval(report),
  };
}

async function requireOwn(
  ctx: RequestContext,
  id: string,
  run: string,
  values: Change,
): Promise<void> {
  if (await change(ctx, id, run, values)) return;
  throw new Error('this attempt was considered dead, and another one has taken over');
}

/** @returns false when the backup is finished already, or another attempt has taken over */
async function change(
  ctx: RequestContext,
  id: string,
  run: string | null,
  values: Change,
): Promise<boolean> {
  // A context of its own: progress is written while other statements run.
  return changeIn(newContext(ctx.app, ctx.actor), id, run, values);
}

async function changeIn(
  { em }: RequestContext,
  id: string,
  run: string | null,
  values: Change,
): Promise<boolean> {
  let query = tables(em, BackupEntity)
    .updateTable('backups')
    .set({ ...values, touchedAt: sql<Temporal.Instant>`clock_timestamp()` })
    .where('id', '=', id)
    .where('state', 'not in', ['DONE', 'FAILED']);
  if (run !== null) query = query.where('run', '=', run);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

function problemOf(error: unknown): BackupProblemName {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')) return 'DISK_FULL';
    if (cause.name === 'TargetRefused') return 'TARGET';
    if (/^(BackupBroken|SealBroken|ArchiveBroken|WrappedKeyBroken|BlobMissing)$/.test(cause.name)) {
      return 'NOT_PROVEN';
    }
    if ('$metadata' in cause || 'syscall' in cause) return 'TARGET';
    if ('severity' in cause || /connection/i.test(cause.message)) return 'DATABASE';
  }
  return 'UNKNOWN';
}
