import { flushCompileCache } from 'node:module';
import { createBlobStore } from '#adapters/storage/storage.ts';
import { displayKey, originalKey } from '#features/recordings/recordings/blob-keys.ts';
import { FamilyVault } from '#features/recordings/recordings/family-vault.ts';
import {
  heartbeatMs,
  type PreparationAnswers,
  type PreparationReport,
  type PreparationRequest,
} from '#features/recordings/recordings/processing/preparation-request.ts';

// The process in which foreign content is opened, one at a time. Its parent ends it when it falls silent.
const report = (what: PreparationReport) => void process.send?.(what);

process.on('message', (request: PreparationRequest) => void answer(request));
// The parent is gone, so there is no one to answer.
process.once('disconnect', () => process.exit(0));
report({ kind: 'alive' });

async function answer(request: PreparationRequest): Promise<void> {
  const heartbeat = setInterval(() => report({ kind: 'alive' }), heartbeatMs);
  try {
    const made = await make(request);
    // The parent may kill this process as soon as it has the answer.
    flushCompileCache();
    report({ kind: 'made', made });
  } catch (error) {
    report({ kind: 'failed', error: words(error) ?? 'unknown' });
  } finally {
    clearInterval(heartbeat);
  }
}

async function make(
  request: PreparationRequest,
): Promise<PreparationAnswers[keyof PreparationAnswers]> {
  if (request.task === 'portrait') {
    const { drawPortrait } =
      await import('#features/recordings/recordings/processing/draw-portrait.ts');
    return drawPortrait(Buffer.from(request.file));
  }
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
    if (request.task === 'version') {
      const { makeVersion } =
        await import('#features/recordings/recordings/processing/make-version.ts');
      return await makeVersion(space, source, request);
    }
    if (request.task === 'again') {
      const { readAgain } =
        await import('#features/recordings/recordings/processing/read-again.ts');
      return await readAgain(space, source, request.edit);
    }
    if (request.task === 'sound') {
      const { decodeSound } =
        await import('#features/recordings/recordings/processing/decode-sound.ts');
      return await decodeSound(space, source);
    }
    if (request.task === 'text') {
      const { readDocument } =
        await import('#features/recordings/recordings/processing/read-document.ts');
      return await readDocument(source);
    }
    const { prepareContent } =
      await import('#features/recordings/recordings/processing/prepare-content.ts');
    return await prepareContent(space, source, request.claimed);
  } finally {
    await source.close();
  }
}

function words(error: unknown): string | undefined {
  return error instanceof Error ? `${error.name}: ${error.message}` : undefined;
}
