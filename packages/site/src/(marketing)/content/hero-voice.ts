/** The voice of the home page's hero; `sounds/README.md` says whose it is and how it was made. */
export const heroVoice = {
  title: 'Chapter one, read aloud',
  from: 'From Papa, for Ana',
  arrives: (moment: string) => `Arrives on ${moment}`,
  words:
    '“He was not an ill-disposed young man, unless to be rather cold-hearted and rather selfish is to be ill-disposed. Had he married a more amiable woman, he might have been made still more respectable than he was: he might even have been made amiable himself.”',
  note: 'A sample with a real voice: a LibriVox volunteer reads Jane Austen. Papa and Ana are invented.',
  listen: 'Play the sample voice',
  pause: 'Pause the sample voice',
  seek: 'Place in the recording',
  seconds: 19,
} as const;

/** How loud it is, 0 to 100, in steps of 0.16 seconds. */
// prettier-ignore
export const heroVoicePeaks: readonly number[] = [
  3, 3, 50, 66, 71, 66, 21, 13, 54, 81, 74, 68, 100, 53, 67, 63, 79, 52, 7, 3, 3, 3, 71, 97, 41,
  100, 100, 64, 6, 93, 98, 46, 63, 45, 29, 52, 58, 60, 41, 94, 25, 40, 38, 28, 26, 48, 51, 55,
  37, 60, 73, 41, 5, 3, 3, 3, 3, 3, 3, 57, 68, 85, 96, 92, 82, 100, 35, 65, 96, 83, 100, 93, 44,
  36, 56, 72, 64, 82, 79, 86, 45, 44, 89, 77, 50, 46, 58, 45, 73, 87, 78, 51, 21, 41, 3, 3, 3, 7,
  24, 57, 70, 70, 58, 69, 87, 59, 98, 78, 66, 76, 96, 82, 50, 75, 59, 10, 3, 3, 3, 3,
];
