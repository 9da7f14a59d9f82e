import type { RequestContext } from '#platform/context.ts';
import { familyKey } from '#features/people/families/index.ts';
import { newWorkFolder } from '#features/recordings/recordings/blob-keys.ts';
import { prepareApart } from '#features/recordings/recordings/processing/prepare-apart.ts';
import type { ReadDocument } from '#features/recordings/recordings/processing/read-document.ts';

/** Many times what the limits of a document take; what needs longer turns in a circle. */
const limits = { silenceMs: 20_000, longestMs: 120_000, cpuSeconds: 60 };

/**
 * The text of a stored document, read in the process for foreign content. What brings that process down
 * is broken. Call only after the policy allowed the access.
 * @throws when the storage failed
 */
export async function textOf(
  ctx: RequestContext,
  recording: { readonly id: string; readonly familyId: string },
): Promise<ReadDocument> {
  const { config, log } = ctx.app;
  const read = await prepareApart(
    {
      task: 'text',
      storage: { storageUrl: config.storageUrl, dataDir: config.dataDir },
      familyKey: await familyKey(ctx, recording.familyId),
      recordingId: recording.id,
      work: newWorkFolder(recording.id),
    },
    log,
    limits,
  );
  return read ?? { problem: 'BROKEN' };
}
