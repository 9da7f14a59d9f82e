/**
 * What an import is doing. UPLOADING and ANALYZING lead to READY, where a member looks at what the file
 * would bring and confirms; nothing of it is in the tree before DONE.
 */
export const treeImportStates = [
  'UPLOADING',
  'ANALYZING',
  'READY',
  'IMPORTING',
  'DONE',
  'FAILED',
  'CANCELED',
] as const;
export type TreeImportStateName = (typeof treeImportStates)[number];

/** Why an import ended without bringing anything. Its words are in `words/tree-files.en.ts`. */
export const treeImportProblems = [
  'NOT_GEDCOM',
  'EMPTY',
  'NO_GEDCOM_IN_ARCHIVE',
  'ARCHIVE_BROKEN',
  'ARCHIVE_TOO_LARGE',
  'TOO_MANY_PEOPLE',
  'NO_ROOM',
  'NOT_ALLOWED',
  'TREE_CHANGED',
  'FILE_GONE',
  'BROKEN',
] as const;
export type TreeImportProblemName = (typeof treeImportProblems)[number];

/** What becomes of a person of the file whom the tree may have already. */
export const treeMatchDecisions = ['MATCH', 'KEEP', 'ADD'] as const;
export type TreeMatchDecisionName = (typeof treeMatchDecisions)[number];

/** How somebody was found in the tree: by an identifier of both, or by name, dates and relations. */
export const treeMatchReasons = ['IDENTIFIER', 'ALIKE'] as const;
export type TreeMatchReasonName = (typeof treeMatchReasons)[number];

export const treeFileFormats = ['7.0', '5.5.1', 'gedzip'] as const;
export type TreeFileFormat = (typeof treeFileFormats)[number];

/** Which part of the tree a file holds. */
export const treeFileParts = ['all', 'ancestors', 'descendants', 'branch'] as const;
export type TreeFilePart = (typeof treeFileParts)[number];

export const treeFileLimits = {
  /** Imports of a family that are uploaded, looked at or running. */
  openAtOnce: 5,
  /** Without an answer, the file is deleted and the import with it. */
  unconfirmedDays: 30,
  people: 250_000,
  /** Of all kinds. */
  records: 1_000_000,
  /** Of an archive; folders count. */
  archiveEntries: 10_000,
  gedcomBytes: 1024 * 1024 * 1024,
  /** Of everything in an archive. */
  expandedBytes: 32 * 1024 * 1024 * 1024,
  /** Expanded to packed, of entries of a megabyte or more. DEFLATE reaches 1032. */
  expansion: 200,
  imports: { page: 20, pageMax: 50 },
  problems: { page: 100, pageMax: 500 },
  matches: { page: 50, pageMax: 200 },
  /** Decisions sent at once. */
  decisions: 500,
} as const;

export const treeFileRateLimits = {
  imports: { max: 60, perSeconds: 3600 },
  exports: { max: 60, perSeconds: 3600 },
} as const;
