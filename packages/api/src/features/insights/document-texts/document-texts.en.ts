import type { DocumentTextProblemName } from '@infinite/schema/catalogue/document-texts';

/** What the API says about the text of documents. */
export const documentTextWords = {
  problem: {
    LOCKED: 'This document is protected by a password, so its text cannot be searched.',
    BROKEN: 'The text of this document cannot be read here. The document itself is safe.',
    SIZE: 'This document is too large to be searched. The document itself is safe.',
    NO_TEXT: 'This document holds no text that can be searched, perhaps only pictures of pages.',
    STORAGE: 'The document could not be opened just now. The document itself is safe.',
  } satisfies Record<DocumentTextProblemName, string>,
  off: 'Your family has not turned this on.',
} as const;
