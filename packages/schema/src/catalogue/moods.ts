/**
 * How a recording may sound to those who hear it. Words for a shelf of memories, none of them about
 * anybody's health.
 */
export const moods = [
  'JOYFUL',
  'TENDER',
  'PROUD',
  'FUNNY',
  'THANKFUL',
  'CALM',
  'SAD',
  'WORRIED',
] as const;
export type MoodName = (typeof moods)[number];

/**
 * What a reader is shown of the mood of a recording: nothing is suggested here, the family wants no
 * analysis, it waits for its turn, the words are not English, or it was looked for.
 */
export const moodStates = ['UNAVAILABLE', 'OFF', 'WAITING', 'LANGUAGE', 'READY'] as const;
export type MoodStateName = (typeof moodStates)[number];
