import { buffer } from 'node:stream/consumers';
import type { RequestContext } from '#platform/context.ts';
import { displayKey } from '#features/recordings/recordings/blob-keys.ts';
import { openVault } from '#features/recordings/recordings/open-vault.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * A photo as it was redrawn here for display; null where there is no such form. Call only after the policy
 * allowed the access.
 */
export async function displayPicture(
  ctx: RequestContext,
  recordingId: string,
): Promise<Buffer | null> {
  const row = await tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select(['id', 'storedAs', 'familyId', 'kind', 'displayBytes', 'infectedBy'])
    .where('id', '=', recordingId)
    .executeTakeFirst();
  const isThere = row?.kind === 'PHOTO' && row.displayBytes !== null && row.infectedBy === null;
  if (!row || !isThere) return null;
  const vault = await openVault(ctx, row.familyId);
  return buffer(vault.read(displayKey(row.storedAs ?? row.id)));
}
