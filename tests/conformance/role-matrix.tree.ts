import { randomUUID } from 'node:crypto';
import type { Classified, RouteClass } from './role-matrix.classification.ts';
import { marker } from './role-matrix.fixture.ts';
import { voiceOperations } from './role-matrix.voices.ts';

const editors = ['owner', 'editor'] as const;
const writers = ['owner', 'editor', 'contributor'] as const;
const stale = ['CONFLICT', 'NOT_FOUND', 'INVALID_INPUT'] as const;

/** The family tree. The owner added everybody in it, so that contributors may not change them. */
export const treeOperations: Record<string, Classified> = {
  ...voiceOperations,
  treeOverview: { access: 'own', family: true, needs: 'seeTree' },
  treeIndividuals: { access: 'own', family: true, needs: 'seeTree', make: () => ({ first: 50 }) },
  treeEvents: { access: 'own', family: true, needs: 'seeTree', make: () => ({ first: 50 }) },
  treeTimeline: { access: 'own', family: true, needs: 'seeTree' },
  treePlaces: { access: 'own', family: true, needs: 'seeTree' },
  treeRelatives: { access: 'own', family: true, needs: 'seeTree', make: () => ({ first: 50 }) },
  treeMembers: { access: 'own', family: true, needs: 'seeTree' },
  treeSources: { access: 'own', family: true, needs: 'seeTree' },
  treeSource: {
    access: 'object',
    family: true,
    needs: 'seeTree',
    make: ({ treeSourceId }) => ({ id: treeSourceId }),
  },
  treeSourceUses: {
    access: 'own',
    family: true,
    needs: 'seeTree',
    make: ({ treeSourceId }) => ({ sourceId: treeSourceId }),
  },
  treePictures: {
    access: 'own',
    family: true,
    needs: 'seeTree',
    make: ({ treePersonId }) => ({ ids: [treePersonId] }),
  },
  treeWarnings: { access: 'own', family: true, needs: 'seeTree' },
  treeChanges: { access: 'own', family: true, needs: 'seeTree' },
  treeRelations: {
    access: 'own',
    family: true,
    needs: 'seeTree',
    make: ({ treePersonId }) => ({ ids: [treePersonId] }),
  },
  treeDuplicates: { access: 'own', family: editors, needs: 'mergeTree' },
  treeIndividual: {
    access: 'object',
    family: true,
    needs: 'seeTree',
    make: ({ treePersonId }) => ({ id: treePersonId }),
  },
  treeUnion: {
    access: 'object',
    family: true,
    needs: 'seeTree',
    make: ({ treeUnionId }) => ({ id: treeUnionId }),
  },
  treeRelationship: {
    access: 'object',
    family: true,
    needs: 'seeTree',
    make: ({ treePersonId, treeParentId }) => ({ from: treePersonId, to: treeParentId }),
  },
  addTreePerson: {
    access: 'own',
    family: writers,
    needs: 'addToTree',
    make: () => ({ input: { given: 'Tom' } }),
  },
  changeTreePerson: {
    access: 'object',
    family: editors,
    make: ({ treePersonId }) => ({ id: treePersonId, version: 2, input: { sex: 'F' } }),
    ownerMayGet: stale,
  },
  removeTreePerson: {
    access: 'object',
    family: editors,
    make: ({ removableTreePersonId }) => ({ id: removableTreePersonId, version: 1 }),
    ownerMayGet: stale,
  },
  addTreeFact: {
    access: 'object',
    family: editors,
    make: ({ treePersonId }) => ({
      ...{ recordId: treePersonId, version: 2, tag: 'OCCU' },
      input: { value: 'baker' },
    }),
    ownerMayGet: stale,
  },
  changeTreeFact: {
    access: 'object',
    family: editors,
    make: ({ treePersonId }) => ({
      recordId: treePersonId,
      version: 2,
      at: 1,
      input: { cause: 'x' },
    }),
    ownerMayGet: stale,
  },
  removeTreeFact: {
    access: 'object',
    family: editors,
    make: ({ treePersonId }) => ({ recordId: treePersonId, version: 2, at: 1 }),
    ownerMayGet: stale,
  },
  connectTreePeople: {
    access: 'object',
    family: writers,
    make: ({ treePersonId, treeParentId }) => ({
      input: { id: treeParentId, kind: 'SIBLING', to: treePersonId },
    }),
    ownerMayGet: stale,
  },
  disconnectTreePeople: {
    access: 'object',
    family: editors,
    make: ({ treePersonId, treeUnionId }) => ({ id: treePersonId, unionId: treeUnionId }),
    ownerMayGet: stale,
  },
  mergeTreePeople: {
    access: 'object',
    family: editors,
    make: ({ treePersonId, treeParentId }) => ({
      input: { keep: { id: treePersonId, version: 2 }, other: { id: treeParentId, version: 1 } },
    }),
    ownerMayGet: stale,
  },
  markTreePeopleDifferent: {
    access: 'object',
    family: editors,
    make: ({ treePersonId, treeParentId }) => ({ ids: [treePersonId, treeParentId] }),
    ownerMayGet: stale,
  },
  splitTreePerson: {
    access: 'object',
    family: editors,
    make: ({ treePersonId }) => ({ input: { id: treePersonId, version: 2, at: [0] } }),
    ownerMayGet: stale,
  },
  moveTreeBranch: {
    access: 'object',
    family: editors,
    make: ({ treePersonId, treeUnionId, removableTreePersonId }) => ({
      input: { id: treePersonId, fromUnionId: treeUnionId, to: removableTreePersonId },
    }),
    ownerMayGet: stale,
  },
  bulkChangeTree: {
    access: 'own',
    family: editors,
    needs: 'mergeTree',
    make: () => ({ input: { kind: 'DECEASED', ids: [randomUUID()] } }),
  },
  treeBulkPreview: {
    access: 'own',
    family: editors,
    needs: 'mergeTree',
    make: () => ({ input: { kind: 'DECEASED', ids: [randomUUID()] } }),
  },
  undoTreeChange: {
    access: 'object',
    family: editors,
    make: ({ treeChangeId }) => ({ id: treeChangeId }),
    ownerMayGet: ['WRONG_STATE', 'CONFLICT'],
  },
  linkTreePerson: {
    access: 'object',
    family: editors,
    make: ({ treePersonId }) => ({ id: treePersonId, kind: 'MEMBER', subjectId: null }),
    ownerMayGet: stale,
  },
  addTreeSource: {
    access: 'own',
    family: writers,
    needs: 'addToTree',
    make: () => ({ input: { title: 'A register' } }),
  },
  changeTreeSource: {
    access: 'object',
    family: editors,
    make: ({ treeSourceId }) => ({ id: treeSourceId, version: 1, input: { title: marker } }),
    ownerMayGet: stale,
  },
  removeTreeSource: {
    access: 'object',
    family: editors,
    make: ({ removableTreeSourceId }) => ({ id: removableTreeSourceId, version: 1 }),
    ownerMayGet: stale,
  },
  citeTreeSource: {
    access: 'object',
    family: editors,
    make: ({ treePersonId, treeSourceId }) => ({
      ...{ recordId: treePersonId, version: 2, at: null },
      input: { sourceId: treeSourceId },
    }),
    ownerMayGet: stale,
  },
  removeTreeCitation: {
    access: 'object',
    family: editors,
    make: ({ treePersonId }) => ({ recordId: treePersonId, version: 2, path: [0] }),
    ownerMayGet: stale,
  },
};

export const treeRoutes: Record<string, RouteClass> = {
  'GET /api/tree/graph': {
    access: 'own',
    family: true,
    url: () => '/api/tree/graph',
  },
};
