import { msOf } from '#adapters/speech/sample-blocks.ts';
import type { SpeechSegment, SpeechWord } from '#adapters/speech/speech-engine.ts';
import { continuesAt, windowSamples, type Stretch } from '#adapters/speech/local/segmenter.ts';

/**
 * Gives a stretch's words their times. The model says no times, so they are estimated: a word takes
 * its share, by letters, of the time in which there is voice. Pauses belong to no word.
 */
export function timed(stretch: Stretch, text: string): SpeechSegment {
  const texts = text.split(/\s+/).filter(Boolean);
  const voiced = voicedWindows(stretch);
  const first = voiced[0] ?? 0;
  const last = voiced.at(-1) ?? stretch.likelihoods.length - 1;
  const total = texts.reduce((sum, word) => sum + weightOf(word), 0);
  let before = 0;
  const words = texts.map((word): SpeechWord => {
    const from = before / total;
    before += weightOf(word);
    const until = before / total;
    return {
      startMs: timeAt(stretch, voiced, from, 'start'),
      endMs: timeAt(stretch, voiced, until, 'end'),
      text: word,
    };
  });
  return {
    startMs: msOf(stretch.start + first * windowSamples),
    endMs: msOf(stretch.start + (last + 1) * windowSamples),
    text: texts.join(' '),
    words,
  };
}

/** A word of one letter takes time too. */
function weightOf(word: string): number {
  return word.replace(/[^\p{L}\p{N}]/gu, '').length + 2;
}

function voicedWindows({ likelihoods }: Stretch): number[] {
  const voiced = likelihoods.flatMap((value, index) => (value >= continuesAt ? [index] : []));
  return voiced.length > 0 ? voiced : likelihoods.map((_, index) => index);
}

/** When so much of the voice is over: a start lies after a pause, an end before it. */
function timeAt(
  { start }: Stretch,
  voiced: readonly number[],
  share: number,
  side: 'start' | 'end',
): number {
  const exact = share * voiced.length;
  const whole = side === 'start' ? Math.floor(exact) : Math.ceil(exact) - 1;
  const index = Math.min(voiced.length - 1, Math.max(0, whole));
  const window = voiced[index] ?? 0;
  return msOf(start + (window + Math.min(1, Math.max(0, exact - index))) * windowSamples);
}
