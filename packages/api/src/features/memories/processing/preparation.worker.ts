import { parentPort, workerData } from 'node:worker_threads';
import { createBlobStore } from '#adapters/storage/storage.ts';
import { originalKey } from '#features/memories/blob-keys.ts';
import { FamilyVault } from '#features/memories/family-vault.ts';
import {
  heartbeatMs,
  type PreparationRequest,
  type PreparationReport,
} from '#features/memories/processing/preparation-request.ts';
import { prepareContent } from '#features/memories/processing/prepare-content.ts';

// The thread in which foreign content is opened. Whoever started it ends it when it falls silent.
const request = workerData as PreparationRequest;
const report = (what: PreparationReport) => parentPort?.postMessage(what, []);
report({ kind: 'alive' });
const heartbeat = setInterval(() => report({ kind: 'alive' }), heartbeatMs);

try {
  const blobs = await createBlobStore(request.storage);
  const vault = new FamilyVault(blobs, Buffer.from(request.familyKey));
  const original = await vault.open(originalKey(request.recordingId));
  const space = {
    recordingId: request.recordingId,
    vault,
    work: request.work,
    note: (what: string, error?: unknown) => report({ kind: 'note', what, error: words(error) }),
  };
  const prepared = await prepareContent(space, original, request.claimed);
  await original.close();
  report({ kind: 'prepared', prepared });
} catch (error) {
  report({ kind: 'failed', error: words(error) ?? 'unknown' });
} finally {
  clearInterval(heartbeat);
}

function words(error: unknown): string | undefined {
  return error instanceof Error ? `${error.name}: ${error.message}` : undefined;
}
