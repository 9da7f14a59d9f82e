import type { ApiScope } from './api-scopes.ts';

/** What an API key needs for the calls of the memory vault. */
export const vaultAccess: Readonly<Record<string, ApiScope | 'person'>> = {
  // when and where items were taken
  timeline: 'recordings:read',
  placesInVault: 'recordings:read',
  timelineMonths: 'recordings:read',
  timelineMarks: 'recordings:read',
  vaultItem: 'recordings:read',
  itemFactVersions: 'recordings:read',
  changeItemFacts: 'recordings:write',
  restoreItemFacts: 'recordings:write',
  keepArchiveFacts: 'recordings:write',

  // photos turned and cropped; deciding what is kept twice is for people
  photoEdits: 'recordings:read',
  editPhoto: 'recordings:write',
  alikeItems: 'person',
  keepOneOf: 'person',
  markDifferent: 'person',

  // what is here already
  keptOriginals: 'recordings:read',
  // albums
  albums: 'recordings:read',
  album: 'recordings:read',
  albumItems: 'recordings:read',
  albumsWithItem: 'recordings:read',
  createAlbum: 'recordings:write',
  changeAlbum: 'recordings:write',
  deleteAlbum: 'recordings:write',
  addToAlbum: 'recordings:write',
  removeFromAlbum: 'recordings:write',
  moveInAlbum: 'recordings:write',

  // the trash stands with recordings; marks of a member, and who is in what, are for people
  favorites: 'person',
  markFavorite: 'person',
  peopleInItem: 'person',
  peopleInVault: 'person',
  personInVault: 'person',
  itemsWithPerson: 'person',
  findTaggable: 'person',
  tagPerson: 'person',
  untagPerson: 'person',
  onThisDay: 'person',
  onThisDayHidden: 'person',
  hideOnThisDay: 'person',
  showOnThisDay: 'person',
  dateItems: 'recordings:write',

  // transcripts: what relatives said is for people; a program gets it with the recording
  transcript: 'person',
  turnTranscripts: 'person',
  excludeFromTranscripts: 'person',
  transcribeAgain: 'person',
  changeTranscript: 'person',

  // what is made of them
  itemMood: 'person',
  sayMood: 'person',
  itemTags: 'person',
  familyTags: 'person',
  addTag: 'person',
  removeTag: 'person',
  documentText: 'person',
  excludeDocumentText: 'person',
  readDocumentAgain: 'person',

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

  // stories: what a family tells together is for people
  stories: 'person',
  story: 'person',
  createStory: 'person',
  createStoryFromAnswers: 'person',
  changeStory: 'person',
  publishStory: 'person',
  openStoryVoices: 'person',
  deleteStory: 'person',
  addStoryChapter: 'person',
  changeStoryChapter: 'person',
  removeStoryChapter: 'person',
  orderStoryChapters: 'person',
  listenPage: 'person',
};
