import type { Classified } from './role-matrix.classification.ts';

const editors = ['owner', 'editor'] as const;

/** What is known of the items of a family. */
export const vaultOperations: Record<string, Classified> = {
  timeline: { access: 'own', family: true, make: () => ({ first: 50 }) },
  placesInVault: {
    access: 'own',
    family: true,
    make: () => ({ area: { west: -180, east: 180, south: -85, north: 85 }, zoom: 2 }),
  },
  timelineMonths: { access: 'own', family: true },
  timelineMarks: { access: 'own', family: true, make: () => ({ month: '' }) },
  vaultItem: { access: 'object', family: true, make: ({ recordingId }) => ({ recordingId }) },
  dateItems: {
    access: 'own',
    family: true,
    make: () => ({
      recordingIds: ['00000000-0000-4000-8000-000000000000'],
      taken: { precision: 'YEAR', local: '1950' },
    }),
  },
  itemFactVersions: {
    access: 'object',
    family: true,
    make: ({ recordingId }) => ({ recordingId }),
  },
  keptOriginals: {
    access: 'own',
    family: true,
    make: () => ({ sha256: ['0'.repeat(64)] }),
  },
  keepArchiveFacts: {
    access: 'object',
    make: ({ recordingId }) => ({ recordingId, input: { takenAt: '1978-05-26T13:30:00Z' } }),
  },
  // Each call is one version more, and which one it was made on is found out after the rights.
  changeItemFacts: {
    access: 'object',
    family: editors,
    make: ({ recordingId }) => ({
      recordingId,
      version: 0,
      input: { taken: { precision: 'YEAR', local: '1950' } },
    }),
    ownerMayGet: ['CONFLICT', 'WRONG_STATE'],
  },
  restoreItemFacts: {
    access: 'object',
    family: editors,
    make: ({ recordingId }) => ({ recordingId, version: 0, to: 0 }),
    ownerMayGet: ['CONFLICT', 'WRONG_STATE'],
  },
};
