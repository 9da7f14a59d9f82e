/** The shape of a sentence, drawn for this page: three breaths, each falling to its end. */
export const drawnVoice: readonly number[] = Array.from({ length: 120 }, (_, index) => {
  const breath = (index % 41) / 41;
  const swell = Math.sin(Math.PI * Math.min(1, breath * 1.12)) ** 0.7;
  const syllable = 0.55 + 0.45 * Math.sin(index * 1.9) * Math.sin(index * 0.53 + 1);
  return Math.round(Math.max(3, 92 * swell * syllable));
});
