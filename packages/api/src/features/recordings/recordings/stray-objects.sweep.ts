import { Temporal } from 'temporal-polyfill';
import type { BlobStore, ListedBlob } from '#adapters/storage/port.ts';
import type { RequestContext } from '#platform/context.ts';
import { isRecordingId } from '#features/recordings/recordings/find-recordings.ts';
import { RecordingPartEntity } from '#features/recordings/recordings/recording-part.entity.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { RemovedRecordingEntity } from '#features/recordings/recordings/removed-recording.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Younger objects may belong to a request or a preparation whose row is not there yet. */
const leastAge = Temporal.Duration.from({ hours: 24 });
const batch = 500;

/**
 * Removes stored objects that no row names: parts whose transaction never stood, work of killed
 * preparations, and what is left of removed recordings. It lists first, lets a day pass by the
 * clock of the storage, and asks the database last. An object of a recording that the database
 * neither has nor removed stays: that database may be an older one, restored.
 */
export const removeStrayObjects = defineSweep({
  name: 'remove-stray-objects',
  everySeconds: 24 * 3600,
  run: async (ctx) => {
    const writtenBefore = (await storageTime(ctx.app.blobs)).subtract(leastAge);
    let candidates: Candidate[] = [];
    let removed = 0;
    for await (const listed of ctx.app.blobs.list('recordings')) {
      if (Temporal.Instant.compare(listed.modifiedAt, writtenBefore) >= 0) continue;
      const candidate = candidateFrom(listed);
      if (candidate) candidates.push(candidate);
      if (candidates.length < batch) continue;
      removed += await removeStrays(ctx, candidates);
      candidates = [];
    }
    removed += await removeStrays(ctx, candidates);
    if (removed > 0) ctx.app.log.info({ removed }, 'stored objects that no row names are removed');
  },
});

interface Candidate {
  readonly key: string;
  readonly recordingId: string;
  /** The folder below the recording's own; empty for what lies directly in it. */
  readonly folder: string;
}

function candidateFrom({ key }: ListedBlob): Candidate | undefined {
  const [, , recordingId = '', ...rest] = key.split('/');
  if (!isRecordingId(recordingId)) return undefined;
  return { key, recordingId, folder: rest.length > 1 ? (rest[0] ?? '') : '' };
}

async function removeStrays(ctx: RequestContext, candidates: Candidate[]): Promise<number> {
  if (candidates.length === 0) return 0;
  const known = await knownAmong(ctx, candidates);
  const strays = candidates.filter(({ key, recordingId, folder }) => {
    if (known.removed.has(recordingId)) return true;
    if (!known.kept.has(recordingId)) return false;
    return folder === 'work' || (folder === 'parts' && !known.parts.has(key));
  });
  for (const { key } of strays) await ctx.app.blobs.remove(key);
  return strays.length;
}

/** What the database says of these objects and of the recordings they lie with. */
async function knownAmong(ctx: RequestContext, candidates: Candidate[]) {
  const ids = [...new Set(candidates.map(({ recordingId }) => recordingId))];
  const keys = candidates.map(({ key }) => key);
  const db = tables(ctx.em, RecordingEntity, RecordingPartEntity, RemovedRecordingEntity);
  const [recordings, copies, removed, parts] = await Promise.all([
    db.selectFrom('recordings').select('id').where('id', 'in', ids).execute(),
    db.selectFrom('recordings').select('storedAs').where('storedAs', 'in', ids).execute(),
    db
      .selectFrom('removed_recordings')
      .select('recordingId')
      .where('recordingId', 'in', ids)
      .execute(),
    db.selectFrom('recording_parts').select('blobKey').where('blobKey', 'in', keys).execute(),
  ]);
  const kept = new Set<string | null>(recordings.map(({ id }) => id));
  for (const { storedAs } of copies) kept.add(storedAs);
  return {
    kept,
    // A backup restored in the meantime may have brought the recording back.
    removed: new Set(removed.map((row) => row.recordingId).filter((id) => !kept.has(id))),
    parts: new Set(parts.map(({ blobKey }) => blobKey)),
  };
}

const clockKey = 'clock/now';

/** What time it is by the clock that dates stored objects; a leap of ours deletes nothing early. */
async function storageTime(blobs: BlobStore): Promise<Temporal.Instant> {
  await blobs.put(clockKey, nothing());
  for await (const { key, modifiedAt } of blobs.list('clock')) {
    if (key === clockKey) return modifiedAt;
  }
  throw new Error('the storage does not list what was just written');
}

async function* nothing(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new Uint8Array());
}
