/** What a reader is shown of the text of a document; as with transcripts. */
export const documentTextStates = [
  'OFF',
  'EXCLUDED',
  'WAITING',
  'RUNNING',
  'READY',
  'FAILED',
] as const;
export type DocumentTextStateName = (typeof documentTextStates)[number];

/** Those that a row can have; OFF follows from the family. */
export type StoredDocumentTextState = Exclude<DocumentTextStateName, 'OFF'>;

/**
 * Why nothing was read: it needs a password, it is broken or more than the limits allow, it is too large,
 * it holds pictures alone, or the storage failed again and again.
 */
export const documentTextProblems = ['LOCKED', 'BROKEN', 'SIZE', 'NO_TEXT', 'STORAGE'] as const;
export type DocumentTextProblemName = (typeof documentTextProblems)[number];

export const documentTextLimits = {
  /** Larger files are not opened. */
  megabytes: 64,
  /** What comes after is not searched. */
  pages: 200,
  pageCharacters: 8000,
  characters: 300_000,
  /** Of one piece of a page. The SQL function `search_tokens` reads as many. */
  pieceCharacters: 2000,
  /** Documents that wait; further ones follow as these are done. */
  backlog: 50,
  /** How often the storage may fail one document. */
  attempts: 3,
} as const;
