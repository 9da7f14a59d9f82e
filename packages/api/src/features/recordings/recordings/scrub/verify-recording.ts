import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { scrubCatalogue } from '@infinite/schema/catalogue/scrub';
import { displayKey, folderOf, originalKey } from '#features/recordings/recordings/blob-keys.ts';
import { openVault } from '#features/recordings/recordings/open-vault.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
import { checkObject, damage } from '#features/recordings/recordings/scrub/check-object.ts';
import { inTransaction } from '#platform/database/transaction.ts';

interface Checked {
  readonly key: string;
  readonly damage: string | null;
}

/**
 * Reads everything back that is stored for one recording, and notes what was found.
 * @returns bytes that were read
 * @throws when the storage cannot be asked
 */
export async function verifyRecording(ctx: RequestContext, recordingId: string): Promise<number> {
  const recording = await recordingTables(ctx.em)
    .selectFrom('recordings')
    .select(['id', 'family_id', 'sha256', 'display_mime_type'])
    .where('id', '=', recordingId)
    .where('sha256', 'is not', null)
    .executeTakeFirst();
  if (!recording) return 0;
  const expected = [originalKey(recordingId)];
  if (recording.display_mime_type !== null) expected.push(displayKey(recordingId));
  const { listed, bytes } = await storedKeys(ctx, recordingId);
  const vault = await openVault(ctx, recording.family_id).catch(() => null);
  const checked: Checked[] = [];
  for (const key of new Set([...expected, ...listed])) {
    const sha256 = key === originalKey(recordingId) ? recording.sha256 : null;
    const found = vault ? await checkObject(vault, key, sha256) : damage.key;
    // What was listed a moment ago and is no part of the row may have been replaced meanwhile.
    if (found === damage.missing && !expected.includes(key)) continue;
    checked.push({ key, damage: found });
  }
  await note(ctx, recordingId, checked);
  return bytes;
}

/** Everything of it that stays; parts and the work of a preparation come and go. */
async function storedKeys(ctx: RequestContext, recordingId: string) {
  const folder = folderOf(recordingId);
  const listed: string[] = [];
  let bytes = 0;
  for await (const blob of ctx.app.blobs.list(folder)) {
    const [first = ''] = blob.key.slice(folder.length + 1).split('/');
    if (first === 'parts' || first === 'work') continue;
    listed.push(blob.key);
    bytes += blob.bytes;
  }
  return { listed, bytes };
}

async function note(
  ctx: RequestContext,
  recordingId: string,
  checked: readonly Checked[],
): Promise<void> {
  const now = ctx.clock.now();
  const damaged = checked.filter((one) => one.damage !== null);
  const days = damaged.length > 0 ? scrubCatalogue.damagedDays : scrubCatalogue.everyDays;
  await inTransaction(ctx, async (ctx) => {
    const db = recordingTables(ctx.em);
    // Deleted while it was read: nothing of it needs to be known.
    const kept = await db
      .updateTable('recordings')
      .set({ verify_at: now.add({ hours: days * 24 }).toString() })
      .where('id', '=', recordingId)
      .returning('id')
      .executeTakeFirst();
    if (!kept) return;
    await db
      .deleteFrom('object_checks')
      .where('recording_id', '=', recordingId)
      .where(
        'blob_key',
        'not in',
        checked.map(({ key }) => key),
      )
      .execute();
    for (const { key, damage: what } of checked) {
      await db
        .insertInto('object_checks')
        .values({
          blob_key: key,
          recording_id: recordingId,
          checked_at: now.toString(),
          verified_at: what === null ? now.toString() : null,
          damage: what,
        })
        .onConflict((conflict) =>
          conflict.column('blob_key').doUpdateSet({
            checked_at: sql`excluded.checked_at`,
            verified_at: sql`coalesce(excluded.verified_at, object_checks.verified_at)`,
            damage: sql`excluded.damage`,
          }),
        )
        .execute();
    }
  });
  for (const { key, damage: what } of damaged) {
    ctx.app.log.error({ recordingId, key, damage: what }, 'a stored object is damaged');
  }
}
