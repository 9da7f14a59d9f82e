import { documentTextLimits } from '@infinite/schema/catalogue/document-texts';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { mayBeRead } from '#features/insights/document-texts/document-text.policy.ts';
import { forgetText, putText, readText } from '#features/insights/document-texts/stored-texts.ts';
import type { StoredDocumentText } from '#features/insights/document-texts/document-text.entity.ts';
import {
  recordingsByIds,
  textOf,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';
import { announceTranscript, readAnalysis } from '#features/vault/transcripts/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Reads one document. One at a time: the process that opens it may take a lot of memory. */
export const readDocumentText = defineJob({
  name: 'read-document-text',
  payload: z.object({ recordingId: z.uuid() }),
  retryLimit: 10,
  expireInSeconds: 600,
  concurrency: 1,
  concurrencyPerGroup: 1,
  handle: async (ctx, { recordingId }) => {
    const document = await begin(ctx, recordingId);
    if (!document) return;
    // What fails here is the storage; a broken document is an answer.
    const read = await textOf(ctx, document);
    const isRead = 'pieces' in read;
    await settle(ctx, document, {
      ...(isRead ? { state: 'READY', problem: null } : { state: 'FAILED', ...read }),
      pieces: isRead ? read.pieces : [],
      pageCount: isRead ? read.pageCount : 0,
      madeAt: ctx.clock.now(),
    });
  },
});

/** Null when it is not wanted any more, or the storage failed too often. */
async function begin(ctx: RequestContext, recordingId: string): Promise<ShownRecording | null> {
  return inTransaction(ctx, async (ctx) => {
    const stored = await readText(ctx, recordingId, { lock: true });
    if (stored?.state !== 'WAITING' && stored?.state !== 'RUNNING') return null;
    const document = (await recordingsByIds(ctx, [recordingId])).get(recordingId);
    const analysis = await readAnalysis(ctx, stored.familyId);
    if (!document || !analysis?.isOn || !mayBeRead(document)) {
      await forgetText(ctx, recordingId);
      return null;
    }
    const isTooOften = stored.attempts >= documentTextLimits.attempts;
    const next = isTooOften
      ? ({ state: 'FAILED', problem: 'STORAGE' } as const)
      : ({ state: 'RUNNING', attempts: stored.attempts + 1 } as const);
    await putText(ctx, document, next);
    await announceTranscript(ctx, document);
    return isTooOften ? null : document;
  });
}

/** Keeps what was read, unless the document was deleted or excluded meanwhile. */
async function settle(
  ctx: RequestContext,
  document: ShownRecording,
  columns: Partial<StoredDocumentText> & Pick<StoredDocumentText, 'state'>,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const stored = await readText(ctx, document.id, { lock: true });
    if (stored?.state !== 'RUNNING') return;
    await putText(ctx, document, columns);
    await announceTranscript(ctx, document);
  });
}
