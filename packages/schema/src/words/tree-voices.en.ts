import { treeVoiceLimits as limits } from '#catalogue/tree-voices.ts';

/** What the API says about voices in the tree. */
export const treeVoiceWords = {
  onlyShared:
    'Only what the whole family can hear can be added to the tree. This recording is not shared.',
  onlySound: 'Only a voice or video recording can prove a fact.',
  tooManyVoices: `A person can have ${limits.perRecord} recordings`,
  badSpan: 'Please choose a part of this recording',
  spanTooLong: 'Please choose a shorter part, of at most ten minutes',
  quoteTooLong: `Please quote at most ${limits.quoteCharacters} characters`,
  badQuality: 'Please choose how sure you are',
  factNeeded: 'Please choose a fact, or say what the new one is',
  tooManyAsked: 'Several questions about this person are waiting for an answer already.',
  proposalGone: 'This was decided already, or the transcript has changed. Please look again.',
  personNeeded: 'Please choose whom this is about',
  partnerNeeded: 'These two are no couple in the tree. Connect them first, then cite the wedding.',
  question: (name: string) => `Tell us about ${name}.`,
  media: 'a recording',
} as const;
