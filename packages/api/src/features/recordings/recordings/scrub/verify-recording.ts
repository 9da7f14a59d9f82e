import { scrubCatalogue } from '@infinite/schema/catalogue/scrub';
import type { RequestContext } from '#platform/context.ts';
import {
  displayKey,
  folderOf,
  formKey,
  originalKey,
} from '#features/recordings/recordings/blob-keys.ts';
import { openVault } from '#features/recordings/recordings/open-vault.ts';
import { storedForms } from '#features/recordings/recordings/keep-forms.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { checkObject, damage } from '#features/recordings/recordings/scrub/check-object.ts';
import { ObjectCheckEntity } from '#features/recordings/recordings/scrub/object-check.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

interface Checked {
  readonly key: string;
  readonly damage: string | null;
}

/**
 * Reads back everything that is stored for one recording, and stores what was found.
 * @returns bytes that were read
 * @throws when the storage cannot be asked
 */
export async function verifyRecording(ctx: RequestContext, recordingId: string): Promise<number> {
  const recording = await tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select(['id', 'familyId', 'sha256', 'displayMimeType'])
    .where('id', '=', recordingId)
    .where('sha256', 'is not', null)
    .executeTakeFirst();
  if (!recording) return 0;
  const expected = [originalKey(recordingId)];
  if (recording.displayMimeType !== null) expected.push(displayKey(recordingId));
  for (const form of await storedForms(ctx, recordingId)) expected.push(formKey(recordingId, form));
  const { listed, bytes } = await storedKeys(ctx, recordingId);
  const vault = await openVault(ctx, recording.familyId).catch(() => null);
  const checked: Checked[] = [];
  for (const key of new Set([...expected, ...listed])) {
    const sha256 = key === originalKey(recordingId) ? recording.sha256 : null;
    const found = vault ? await checkObject(vault, key, sha256) : damage.key;
    // What was listed a moment ago and is no part of the row may have been replaced since.
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
    const db = tables(ctx.em, RecordingEntity, ObjectCheckEntity);
    // Deleted while it was read: there is nothing to report.
    const kept = await db
      .updateTable('recordings')
      .set({ verifyAt: now.add({ hours: days * 24 }) })
      .where('id', '=', recordingId)
      .returning('id')
      .executeTakeFirst();
    if (!kept) return;
    await db
      .deleteFrom('object_checks')
      .where('recordingId', '=', recordingId)
      .where(
        'blobKey',
        'not in',
        checked.map(({ key }) => key),
      )
      .execute();
    for (const { key, damage: what } of checked) {
      await db
        .insertInto('object_checks')
        .values({
          blobKey: key,
          recordingId,
          checkedAt: now,
          verifiedAt: what === null ? now : null,
          damage: what,
        })
        .onConflict((conflict) =>
          conflict.column('blobKey').doUpdateSet(({ fn, ref }) => ({
            checkedAt: ref('excluded.checkedAt'),
            verifiedAt: fn.coalesce('excluded.verifiedAt', 'object_checks.verifiedAt'),
            damage: ref('excluded.damage'),
          })),
        )
        .execute();
    }
  });
  for (const { key, damage: what } of damaged) {
    ctx.app.log.error({ recordingId, key, damage: what }, 'a stored object is damaged');
  }
}
