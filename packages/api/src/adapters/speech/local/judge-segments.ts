import type { Transcription } from '#adapters/speech/speech-engine.ts';
import type { HeardSegment } from '#adapters/speech/local/speech-messages.ts';

/**
 * Mean natural logarithm of a token's probability over a recording. English over a telephone has -0.1;
 * Spanish, French, Italian and Russian, of which the model makes English words, -0.6 to -0.7.
 */
const understoodFrom = -0.4;
/** A segment below it is noise or a guess among speech that is understood. */
const guessBelow = -1;

/**
 * Decides what of the model's words can be relied on. The model knows English alone and makes English
 * words of everything, so only how sure it is tells another language.
 */
export function judged(
  heard: readonly HeardSegment[],
): Pick<Transcription, 'segments' | 'language' | 'problem'> {
  if (heard.length === 0) return { segments: [], language: null, problem: 'NO_SPEECH' };
  const tokens = heard.reduce((sum, segment) => sum + segment.tokens, 0);
  const sureness = heard.reduce((sum, segment) => sum + sureOf(segment) * segment.tokens, 0);
  if (sureness / tokens < understoodFrom) {
    return { segments: [], language: null, problem: 'LANGUAGE' };
  }
  const understood = heard.filter((segment) => sureOf(segment) > guessBelow);
  return { segments: understood.map(({ segment }) => segment), language: 'en', problem: null };
}

/** At its lowest for a segment without end: the more it repeats itself, the surer is the model. */
function sureOf({ logProbability, tokens, endless }: HeardSegment): number {
  return endless ? guessBelow : Math.max(guessBelow, logProbability / tokens);
}
