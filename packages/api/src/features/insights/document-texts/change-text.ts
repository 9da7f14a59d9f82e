import { documentTextWords as words } from '#features/insights/document-texts/document-texts.en.ts';
import type { RequestContext } from '#platform/context.ts';
import { mayBeRead } from '#features/insights/document-texts/document-text.policy.ts';
import { requestText } from '#features/insights/document-texts/request-text.ts';
import { forgetText, putText, readText } from '#features/insights/document-texts/stored-texts.ts';
import {
  announceTranscript,
  describedRecording,
  readAnalysis,
} from '#features/vault/transcripts/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** The text of this document is forgotten, and not read again. @throws AppError FORBIDDEN, NOT_FOUND */
export async function excludeText(ctx: RequestContext, recordingId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const document = await describedRecording(ctx, recordingId);
    if (!mayBeRead(document)) return;
    await forgetText(ctx, document.id);
    await putText(ctx, document, { state: 'EXCLUDED' });
    await announceTranscript(ctx, document);
  });
}

/**
 * Reads a document that was excluded, or that could not be read, once more.
 * @throws AppError FORBIDDEN, NOT_FOUND; WRONG_STATE where the family has not turned it on
 */
export async function readTextAgain(ctx: RequestContext, recordingId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const document = await describedRecording(ctx, recordingId);
    if (!mayBeRead(document)) return;
    if (!(await readAnalysis(ctx, document.familyId))?.isOn) {
      throw new AppError('WRONG_STATE', { words: words.off });
    }
    const stored = await readText(ctx, document.id, { lock: true });
    // It waits for its turn already, or is being read.
    if (stored?.state === 'WAITING' || stored?.state === 'RUNNING') return;
    await requestText(ctx, document);
    await announceTranscript(ctx, document);
  });
}
