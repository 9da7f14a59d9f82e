import { subjectKinds } from './collaboration.ts';

/** What the activity of a family tells of. */
export const familyEventKinds = [
  'FAMILY_STARTED',
  'MEMBER_JOINED',
  'MEMBER_LEFT',
  'ROLE_CHANGED',
  'RECORDING_ADDED',
  'TRANSCRIPTS_ON',
  'TRANSCRIPTS_OFF',
  'COMMENT_ADDED',
  'QUESTION_ASKED',
  'QUESTION_ANSWERED',
  'TREE_CHANGED',
] as const;
export type FamilyEventKindName = (typeof familyEventKinds)[number];

/** What an event can be about. Features say by `eventSubjects` of the API what a reader may see of it. */
export const eventSubjectKinds = [...subjectKinds, 'COMMENT', 'QUESTION', 'ANSWER'] as const;
export type EventSubjectKindName = (typeof eventSubjectKinds)[number];

export const activityLimits = {
  page: 30,
  pageMax: 100,
  readAtOnce: 1000,
  /** Somebody who goes on changing the tree within this time is one event. */
  treeGatheredMinutes: 60,
} as const;
