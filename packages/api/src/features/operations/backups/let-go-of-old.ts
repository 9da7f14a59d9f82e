import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { backupPlace, backupTables } from '#features/operations/backups/backup-tables.ts';
import { keptBackups } from '#features/operations/backups/kept-backups.ts';
import {
  listManifests,
  mediaKey,
  readManifest,
} from '#features/operations/backups/media-manifest.ts';
import { heldMedia } from '#features/operations/backups/copy-media.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Deletes backups past their retention, then media and archives that no kept manifest names.
 * Decides by the contents of the target, since the list in a restored database may differ. A
 * manifest goes first: the next run removes what an interrupted one leaves.
 */
export async function letGoOfOld(ctx: RequestContext): Promise<void> {
  const { backups: target, keys } = ctx.app;
  const manifests = await listManifests(target);
  const dated = manifests.map(({ id, takenAt }) => ({
    id,
    takenAt: Temporal.Instant.from(takenAt),
  }));
  const stay = keptBackups(dated);
  for (const { id, name } of manifests.filter((one) => !stay.has(one.id))) {
    await target.remove(name);
    await forget(ctx, id);
  }
  const media = new Set<string>();
  const archives = new Set<string>();
  for (const kept of manifests.filter(({ id }) => stay.has(id))) {
    // One that cannot be read stops this: what it names is unknown, so nothing may go.
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
  await letGoOfStored(ctx);
}

/** Those of before there were targets lie in the storage; they go when newer ones are proven. */
async function letGoOfStored(ctx: RequestContext): Promise<void> {
  const old = await backupTables(ctx.em)
    .selectFrom('backups')
    .select(['id', 'place', 'run', 'requested_at'])
    .where('state', '=', 'DONE')
    .where('place', '=', 'STORAGE')
    .execute();
  const stay = keptBackups(
    old.map(({ id, requested_at: at }) => ({ id, takenAt: instantFrom(at) })),
  );
  for (const backup of old.filter(({ id }) => !stay.has(id))) {
    const { store, key } = backupPlace(ctx.app, backup);
    await store.remove(key);
    await forget(ctx, backup.id);
  }
}

async function forget(ctx: RequestContext, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const gone = await backupTables(tx.em)
      .deleteFrom('backups')
      .where('id', '=', id)
      .returning('id')
      .execute();
    if (gone.length > 0) {
      await recordAudit(tx, { action: 'backup.expire', subject: { kind: 'backup', id } });
    }
  });
}
