import vader from 'vader-sentiment';

/** What it counts as, where a suggestion says what made it. */
export const valenceEngine = 'vader-sentiment 1.1.3';

/** How bright the words of an English text are: from -1, dark, over 0 to 1. */
export function valenceOf(text: string): number {
  return vader.SentimentIntensityAnalyzer.polarity_scores(text).compound;
}
