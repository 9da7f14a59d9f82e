import type { ApiScope } from './api-scopes.ts';

/** What an API key needs for the calls of the memory vault. */
export const vaultAccess: Readonly<Record<string, ApiScope | 'person'>> = {
  // when and where items were taken
  timeline: 'recordings:read',
  timelineMonths: 'recordings:read',
  timelineMarks: 'recordings:read',
  vaultItem: 'recordings:read',
  itemFactVersions: 'recordings:read',
  changeItemFacts: 'recordings:write',
  restoreItemFacts: 'recordings:write',
  dateItems: 'recordings:write',

  // transcripts: what relatives said is for people; a program gets it with the recording
  transcript: 'person',
  turnTranscripts: 'person',
  excludeFromTranscripts: 'person',
  transcribeAgain: 'person',
  changeTranscript: 'person',
};
