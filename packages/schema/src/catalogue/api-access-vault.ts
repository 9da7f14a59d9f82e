import type { ApiScope } from './api-scopes.ts';

/** What an API key needs for the calls of the memory vault. */
export const vaultAccess: Readonly<Record<string, ApiScope | 'person'>> = {
  // when and where items were taken
  timeline: 'recordings:read',
  timelineMonths: 'recordings:read',
  itemFactVersions: 'recordings:read',
  changeItemFacts: 'recordings:write',
  restoreItemFacts: 'recordings:write',

  // transcripts: what relatives said is for people; a program gets it with the recording
  transcript: 'person',
  turnTranscripts: 'person',
  excludeFromTranscripts: 'person',
  transcribeAgain: 'person',
  changeTranscript: 'person',

  // whom a family asks for stories; a link that answers in a person's name is for people
  captures: 'person',
  askForStories: 'person',
  changeCapture: 'person',
  renewCaptureLink: 'person',
  addCaptureQuestions: 'person',
  orderCaptureQuestions: 'person',
  removeCaptureQuestion: 'person',
  tellPage: 'person',
  tellLanguage: 'person',
};
