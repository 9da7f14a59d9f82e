import type { MoodName } from '@infinite/schema/catalogue/moods';
import { moodNames } from '@infinite/schema/words/moods.en';

/** The mood of a recording, as a suggestion or as a member said. */
export const moodPageWords = {
  heading: 'Mood',
  none: 'No mood is given here.',
  removed: 'Your family wants no mood here.',
  unclear: 'What is said points to no mood in particular.',
  waiting: 'A suggestion is waiting its turn. You can leave this page.',
  language: 'Moods are suggested for transcripts in English. You can still say what it is.',
  /** In one line beside other facts. */
  line: (mood: MoodName, suggested: boolean) =>
    suggested ? `${moodNames[mood]} (a suggestion)` : moodNames[mood],
  suggestion: 'A suggestion. It is a guess from the words, and you can change it.',
  said: (name: string, day: string) => `${name} said so on ${day}.`,
  somebody: 'A former member',
  madeBy: (engine: string, day: string) =>
    `Looked for on ${day} by ${engine}, on the machine of this service.`,
  confirm: 'That fits',
  confirmed: 'It is kept as it is.',
  change: 'Change the mood',
  give: 'Say the mood',
  choose: 'Which mood fits?',
  noMood: 'No mood',
  save: 'Save',
  cancel: 'Cancel',
  saved: (mood: MoodName | null) =>
    mood ? `The mood is ‘${moodNames[mood]}’.` : 'It has no mood.',
} as const;
