import { execute } from '@infinite/api-client/execute';
import { AttachVoiceDocument } from '@infinite/schema/generated/operations';
import { askServer } from './recordings-calls.ts';

/**
 * Says of which person or union of the tree a recording tells. Said again, nothing changes. Loaded
 * when it is needed: it brings the operations of the tree.
 * @throws SignInNeeded when the session has ended
 */
export async function attachRecording(recordingId: string, recordId: string): Promise<void> {
  await askServer(() => execute(AttachVoiceDocument, { recordingId, recordId }));
}
