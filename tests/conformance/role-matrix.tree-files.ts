import type { Classified, RouteClass } from './role-matrix.classification.ts';

const editors = ['owner', 'editor'] as const;

/** Files of the tree. The owner brought these in, and alone decides about them. */
export const treeFileOperations: Record<string, Classified> = {
  treeImports: { access: 'own', family: editors, needs: 'importTree' },
  treeImport: {
    access: 'object',
    family: editors,
    make: ({ treeImportId }) => ({ id: treeImportId }),
  },
  treeImportProblems: {
    access: 'object',
    family: editors,
    make: ({ treeImportId }) => ({ id: treeImportId }),
  },
  treeImportMatches: {
    access: 'object',
    family: editors,
    make: ({ treeImportId }) => ({ id: treeImportId }),
  },
  decideTreeImportMatches: {
    access: 'object',
    make: ({ treeImportId }) => ({ id: treeImportId, decisions: [] }),
    ownerMayGet: ['WRONG_STATE'],
  },
  decideAllTreeImportMatches: {
    access: 'object',
    make: ({ treeImportId }) => ({ id: treeImportId, decision: 'ADD' }),
    ownerMayGet: ['WRONG_STATE'],
  },
  confirmTreeImport: {
    access: 'object',
    make: ({ treeImportId }) => ({ id: treeImportId, withMedia: true }),
    ownerMayGet: ['WRONG_STATE'],
  },
  cancelTreeImport: {
    access: 'object',
    make: ({ treeImportId }) => ({ id: treeImportId }),
    ownerMayGet: ['WRONG_STATE'],
  },
};

const upload = ({ unfinishedTreeFileId }: { unfinishedTreeFileId: string }) =>
  `/media/tree-files/${unfinishedTreeFileId}`;

export const treeFileRoutes: Record<string, RouteClass> = {
  'GET /api/tree/file': { access: 'own' },
  'GET /api/tree/imports/:id/report.txt': {
    access: 'object',
    ofAccount: true,
    url: ({ treeImportId }) => `/api/tree/imports/${treeImportId}/report.txt`,
  },
  'POST /media/tree-files': { access: 'own' },
  'PATCH /media/tree-files': { access: 'own' },
  'DELETE /media/tree-files': { access: 'own' },
  'POST /media/tree-files/:id': { access: 'own' },
  'PATCH /media/tree-files/:id': { access: 'object', url: upload },
  'DELETE /media/tree-files/:id': { access: 'object', url: upload },
};
