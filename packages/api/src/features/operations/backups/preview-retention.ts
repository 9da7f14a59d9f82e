import { retentionInput } from '@infinite/schema/backups/backup-rule.input';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { keptBackups, type DatedBackup } from '#features/operations/backups/kept-backups.ts';
import { listManifests } from '#features/operations/backups/media-manifest.ts';
import { backupsInStorage } from '#features/operations/backups/remove-old-backups.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

export interface RetentionPreview {
  readonly kept: number;
  /** Oldest first. */
  readonly removed: readonly DatedBackup[];
}

/** What these numbers would remove of the backups that exist now; removes nothing. */
export async function previewRetention(
  ctx: RequestContext,
  input: unknown,
): Promise<RetentionPreview> {
  const rule = parseInput(retentionInput, input);
  const atTarget = (await listManifests(ctx.app.backups)).map(({ id, takenAt }) => ({
    id,
    takenAt: Temporal.Instant.from(takenAt),
  }));
  // Each place is judged by itself, as when they are removed.
  const places = [atTarget, await backupsInStorage(ctx)];
  const removed = places.flatMap((backups) => {
    const stay = keptBackups(backups, rule);
    return backups.filter(({ id }) => !stay.has(id));
  });
  const all = places.reduce((sum, { length }) => sum + length, 0);
  return {
    kept: all - removed.length,
    removed: removed.toSorted((a, b) => Temporal.Instant.compare(a.takenAt, b.takenAt)),
  };
}
