import { randomUUID } from 'node:crypto';
import type { Classified } from './role-matrix.classification.ts';
import type { Fixture } from './role-matrix.fixture.ts';

const adders = ['owner', 'editor', 'contributor'] as const;
const editors = ['owner', 'editor'] as const;

const attached = ({ voiceId, voicedPersonId }: Fixture) => ({
  ...{ recordingId: voiceId, recordId: voicedPersonId },
});
const proposal = ({ recordingId }: Fixture) => ({ recordingId, key: 'f'.repeat(64) });

/** Voices of the vault in the family tree, and what transcripts propose for it. */
export const voiceOperations: Record<string, Classified> = {
  treeVoices: {
    access: 'object',
    family: true,
    make: ({ voicedPersonId }) => ({ recordId: voicedPersonId }),
  },
  treeBranchVoices: {
    access: 'object',
    family: true,
    make: ({ voicedPersonId }) => ({ individualId: voicedPersonId, direction: 'UP' }),
  },
  treeFactVoices: {
    access: 'object',
    family: true,
    make: ({ voicedPersonId }) => ({ recordId: voicedPersonId }),
  },
  recordingInTree: { access: 'object', family: true, make: ({ recordingId }) => ({ recordingId }) },
  attachVoice: { access: 'object', family: adders, make: attached },
  // Its maker, too; the matrix asks about a recording of the owner.
  detachVoice: { access: 'object', family: editors, make: attached },
  // A new fact changes what the person's record says.
  citeRecording: {
    access: 'object',
    family: editors,
    make: (fixture) => ({
      input: {
        ...attached(fixture),
        ...{ fromMs: 0, toMs: 1, quality: 2, newFact: { tag: 'OCCU', value: 'baker' } },
      },
    }),
  },
  removeVoiceCitation: {
    access: 'object',
    family: editors,
    make: ({ voicedPersonId }) => ({ recordId: voicedPersonId, version: 1, fact: 0, index: 0 }),
    ownerMayGet: ['CONFLICT', 'NOT_FOUND'],
  },
  askAboutInTree: {
    access: 'object',
    family: adders,
    make: ({ voicedPersonId }) => ({
      recordId: voicedPersonId,
      input: {
        ...{ clientId: randomUUID(), personName: 'Rosa', locale: 'en' },
        question: 'Who was that?',
      },
    }),
  },
  // Nothing is proposed to members who may not add to the tree.
  treeProposals: { access: 'object', family: true, make: ({ recordingId }) => ({ recordingId }) },
  acceptTreeProposal: {
    access: 'object',
    family: adders,
    make: proposal,
    ownerMayGet: ['NOT_FOUND'],
  },
  rejectTreeProposal: {
    access: 'object',
    family: adders,
    make: proposal,
    ownerMayGet: ['NOT_FOUND'],
  },
};
