import { createBlobStore } from '#adapters/storage/storage.ts';
import { displayKey, originalKey } from '#features/recordings/recordings/blob-keys.ts';
import { FamilyVault } from '#features/recordings/recordings/family-vault.ts';
import { makeVersion } from '#features/recordings/recordings/processing/make-version.ts';
import {
  heartbeatMs,
  type PreparationAnswers,
  type PreparationReport,
  type PreparationRequest,
} from '#features/recordings/recordings/processing/preparation-request.ts';
import { prepareContent } from '#features/recordings/recordings/processing/prepare-content.ts';

// The process in which foreign content is opened. Its parent ends it when it falls silent.
const report = (what: PreparationReport) => void process.send?.(what);

process.once('message', (request: PreparationRequest) => void answer(request));
// The parent is gone, so there is no one to answer.
process.once('disconnect', () => process.exit(0));
report({ kind: 'alive' });

async function answer(request: PreparationRequest): Promise<void> {
  const heartbeat = setInterval(() => report({ kind: 'alive' }), heartbeatMs);
  try {
    report({ kind: 'made', made: await make(request) });
  } catch (error) {
    report({ kind: 'failed', error: words(error) ?? 'unknown' });
  } finally {
    clearInterval(heartbeat);
  }
}

async function make(
  request: PreparationRequest,
): Promise<PreparationAnswers[keyof PreparationAnswers]> {
  const { recordingId, work } = request;
  const vault = new FamilyVault(
    await createBlobStore(request.storage),
    Buffer.from(request.familyKey),
  );
  const space = {
    recordingId,
    vault,
    work,
    note: (what: string, error?: unknown) => report({ kind: 'note', what, error: words(error) }),
  };
  const displayed = request.task === 'version' && request.source === 'display';
  const source = await vault.open(displayed ? displayKey(recordingId) : originalKey(recordingId));
  try {
    return request.task === 'content'
      ? await prepareContent(space, source, request.claimed)
      : await makeVersion(space, source, request);
  } finally {
    await source.close();
  }
}

function words(error: unknown): string | undefined {
  return error instanceof Error ? `${error.name}: ${error.message}` : undefined;
}
