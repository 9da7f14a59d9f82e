import type { RequestContext } from '#platform/context.ts';
import { openWords } from '#features/people/families/index.ts';
import type { CaptureQuestion } from '#features/stories/captures/capture.entity.ts';
import { SealBroken } from '#platform/crypto/sealed-text.ts';
import { WrappedKeyBroken } from '#platform/crypto/wrapped-key.ts';

export function bodyOf(ctx: RequestContext, question: CaptureQuestion): Promise<string> {
  return opened(ctx, question, 'capture-question', question.sealedBody);
}

/** '' unless it was answered in writing. */
export function writtenAnswerOf(ctx: RequestContext, question: CaptureQuestion): Promise<string> {
  return opened(ctx, question, 'capture-answer', question.sealedWords);
}

/** '' for words that were altered: one damaged row must not take the others with it. */
async function opened(
  ctx: RequestContext,
  { id: row, familyId }: CaptureQuestion,
  kind: 'capture-question' | 'capture-answer',
  sealed: Uint8Array | null,
): Promise<string> {
  try {
    return await openWords(ctx, familyId, { kind, row }, sealed);
  } catch (error) {
    if (!(error instanceof SealBroken || error instanceof WrappedKeyBroken)) throw error;
    ctx.app.log.error({ err: error, kind, row }, 'words of a capture do not open');
    return '';
  }
}
