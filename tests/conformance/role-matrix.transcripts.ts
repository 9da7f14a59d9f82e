import type { Classified } from './role-matrix.classification.ts';
import { transcriptSegmentId } from './role-matrix.fixture.ts';

const describers = ['owner', 'editor'] as const;

/** What is said in the recordings of a family. No test of the matrix has an engine. */
export const transcriptOperations: Record<string, Classified> = {
  transcript: {
    access: 'object',
    family: true,
    make: ({ recordingId }) => ({ recordingId }),
  },
  turnTranscripts: { access: 'own', needs: 'turnOnTranscripts', make: () => ({ on: false }) },
  excludeFromTranscripts: {
    access: 'object',
    family: describers,
    make: ({ recordingId }) => ({ recordingId, excluded: false }),
  },
  transcribeAgain: {
    access: 'object',
    family: describers,
    make: ({ recordingId }) => ({ recordingId }),
    ownerMayGet: ['WRONG_STATE'],
  },
  changeTranscript: {
    access: 'object',
    family: describers,
    make: ({ recordingId }) => ({
      recordingId,
      version: 1,
      change: { kind: 'SPEAKER', segmentId: transcriptSegmentId, speaker: 'Grandma' },
    }),
  },
};
