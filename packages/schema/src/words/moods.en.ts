import type { MoodName } from '#catalogue/moods.ts';

/** Moods of recordings, as families read them. */
export const moodNames: Readonly<Record<MoodName, string>> = {
  JOYFUL: 'Joyful',
  TENDER: 'Tender',
  PROUD: 'Proud',
  FUNNY: 'Funny',
  THANKFUL: 'Thankful',
  CALM: 'Calm',
  SAD: 'Sad',
  WORRIED: 'Worried',
};

export const moodWords = {
  noMoodHere: 'A mood belongs to a voice recording or a video.',
} as const;
