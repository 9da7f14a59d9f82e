import type { RequestContext } from '#platform/context.ts';
import { familyKey } from '#features/people/families/index.ts';
import { newWorkFolder, workFolder } from '#features/recordings/recordings/blob-keys.ts';
import type {
  AgainRequest,
  ContentRequest,
  PreparationAnswers,
  StoredRequest,
} from '#features/recordings/recordings/processing/preparation-request.ts';
import { prepareApart } from '#features/recordings/recordings/processing/prepare-apart.ts';

/**
 * Opens a stored original apart, and removes what that leaves.
 * @param ask the request for an original that lies there
 * @returns null when the content ended its process
 */
export async function prepareStored<Task extends ContentRequest | AgainRequest>(
  ctx: RequestContext,
  { id, familyId }: { readonly id: string; readonly familyId: string },
  ask: (stored: StoredRequest) => Task,
): Promise<PreparationAnswers[Task['task']] | null> {
  const { config, log, blobs } = ctx.app;
  try {
    const stored = {
      storage: { storageUrl: config.storageUrl, dataDir: config.dataDir },
      familyKey: await familyKey(ctx, familyId),
      recordingId: id,
      work: newWorkFolder(id),
    };
    return await prepareApart(ask(stored), log);
  } finally {
    await blobs.removeFolder(workFolder(id));
  }
}
