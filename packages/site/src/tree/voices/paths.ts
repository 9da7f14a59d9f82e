/** The voices of a person or a union of the tree. */
export const voicesPath = (recordId: string): string => `/voice-ancestry/${recordId}`;
