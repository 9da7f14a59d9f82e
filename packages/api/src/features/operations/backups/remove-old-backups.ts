import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { BackupEntity } from '#features/operations/backups/backup.entity.ts';
import { backupPlace } from '#features/operations/backups/backup-place.ts';
import { backupRule, type Retention } from '#features/operations/backups/backup-rule.ts';
import { keptBackups } from '#features/operations/backups/kept-backups.ts';
import {
  listManifests,
  mediaKey,
  readManifest,
} from '#features/operations/backups/media-manifest.ts';
import { heldMedia } from '#features/operations/backups/copy-media.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Removes backups that the retention rule no longer keeps, then media and archives that no kept
 * manifest names. The target decides, since a restored database may list other backups. A manifest
 * is removed first: the next run removes what an interrupted run leaves.
 */
export async function removeOldBackups(ctx: RequestContext): Promise<void> {
  const { backups: target, keys } = ctx.app;
  const manifests = await listManifests(target);
  const dated = manifests.map(({ id, takenAt }) => ({
    id,
    takenAt: Temporal.Instant.from(takenAt),
  }));
  const rule = await backupRule(ctx);
  const stay = keptBackups(dated, rule);
  for (const { id, name } of manifests.filter((one) => !stay.has(one.id))) {
    await target.remove(name);
    await forget(ctx, id);
  }
  const media = new Set<string>();
  const archives = new Set<string>();
  for (const kept of manifests.filter(({ id }) => stay.has(id))) {
    // An unreadable manifest stops the run: what it names is unknown, so nothing may be removed.
    const { head, objects } = await readManifest(keys, target, kept);
    archives.add(head.archive);
    for (const { sha256 } of objects.values()) media.add(sha256);
  }
  for (const sha256 of await heldMedia(target)) {
    if (!media.has(sha256)) await target.remove(mediaKey(sha256));
  }
  for await (const { key } of target.list('database')) {
    if (!archives.has(key)) await target.remove(key);
  }
  await removeOldFromStorage(ctx, rule);
}

/** Backups from before there were targets. */
export function backupsInStorage(ctx: RequestContext) {
  return tables(ctx.em, BackupEntity)
    .selectFrom('backups')
    .select(['id', 'place', 'run', 'requestedAt as takenAt'])
    .where('state', '=', 'DONE')
    .where('place', '=', 'STORAGE')
    .execute();
}

/** They expire as newer ones are proven. */
async function removeOldFromStorage(ctx: RequestContext, rule: Retention): Promise<void> {
  const old = await backupsInStorage(ctx);
  const stay = keptBackups(old, rule);
  for (const backup of old.filter(({ id }) => !stay.has(id))) {
    const { store, key } = backupPlace(ctx.app, backup);
    await store.remove(key);
    await forget(ctx, backup.id);
  }
}

async function forget(ctx: RequestContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const gone = await tables(tx.em, BackupEntity)
      .deleteFrom('backups')
      .where('id', '=', id)
      .returning('id')
      .execute();
    if (gone.length > 0) {
      await recordAudit(tx, { action: 'backup.expire', subject: { kind: 'backup', id } });
    }
  });
}
