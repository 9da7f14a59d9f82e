import type { DocumentTextStateName } from '@infinite/schema/catalogue/document-texts';
import type { RequestContext } from '#platform/context.ts';
import type { StoredDocumentText } from '#features/insights/document-texts/document-text.entity.ts';
import { mayBeRead } from '#features/insights/document-texts/document-text.policy.ts';
import { readText } from '#features/insights/document-texts/stored-texts.ts';
import {
  canDescribeRecording,
  findVisibleRecording,
} from '#features/recordings/recordings/index.ts';
import { readAnalysis } from '#features/vault/transcripts/index.ts';

export interface ShownText {
  readonly recordingId: string;
  readonly state: DocumentTextStateName;
  readonly stored: StoredDocumentText | undefined;
  readonly mayChange: boolean;
}

/**
 * How far the text of a document that the actor sees was read. Null for what has no text to read.
 * @throws AppError UNAUTHENTICATED; NOT_FOUND when the actor may not see the recording
 */
export async function showText(
  ctx: RequestContext,
  recordingId: string,
): Promise<ShownText | null> {
  const recording = await findVisibleRecording(ctx, recordingId);
  const stored = await readText(ctx, recording.id);
  if (!stored && !mayBeRead(recording)) return null;
  const isOn = (await readAnalysis(ctx, recording.familyId))?.isOn ?? false;
  const isOpen = !stored || stored.state === 'WAITING' || stored.state === 'RUNNING';
  return {
    recordingId: recording.id,
    state: isOpen && !isOn ? 'OFF' : (stored?.state ?? 'WAITING'),
    stored,
    mayChange: canDescribeRecording(ctx.actor, recording),
  };
}
