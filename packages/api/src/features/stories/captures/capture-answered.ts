import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** A spoken answer that was kept. */
interface SpokenAnswer {
  readonly captureId: string;
  readonly familyId: string;
  readonly recordingId: string;
}

/** Called in the transaction that keeps it. The actor is nobody: the person who answers has no account. */
export type AnswerListener = (ctx: RequestContext, answer: SpokenAnswer) => Promise<void>;

/** For features that asked for it. */
export const captureAnswered = defineExtensionPoint<AnswerListener>('capture answered');
