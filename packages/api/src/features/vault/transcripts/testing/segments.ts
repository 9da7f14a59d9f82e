import fc from 'fast-check';
import { expect } from 'vitest';
import type { SpeechSegment } from '#adapters/speech/speech-engine.ts';
import { mergeRun } from '#features/vault/transcripts/merge-run.ts';
import type { Segment } from '#features/vault/transcripts/segment.ts';

export const durationMs = 60_000;

const word = fc.stringMatching(/^[a-zé'.,<>&-]{1,8}$/);
const ms = fc.integer({ min: -1000, max: durationMs + 1000 });

/** What an engine may say: out of order, overlapping, beyond the end, and without words. */
const spoken: fc.Arbitrary<SpeechSegment> = fc
  .tuple(ms, fc.integer({ min: 0, max: 20_000 }), fc.array(word, { maxLength: 12 }), fc.boolean())
  .map(([startMs, length, words, isTimed]) => {
    const at = (index: number) => startMs + (length * index) / Math.max(1, words.length);
    const timed = words.map((text, index) => ({
      ...{ text, startMs: at(index), endMs: at(index + 1) },
    }));
    const segment = { startMs, endMs: startMs + length, text: words.join(' ') };
    return isTimed ? { ...segment, words: timed } : segment;
  });

export const aRun = fc.array(spoken, { maxLength: 10 });

/** Ids that count from one. */
export function countingIds(): () => string {
  let last = 0;
  return () => `s${(last += 1)}`;
}

/** A transcript as a run leaves it. */
export const aTranscript = aRun.map((run) => mergeRun([], run, durationMs, countingIds()));

/** In order, not overlapping, inside the recording, with words that are those of the text. */
export function expectSound(segments: readonly Segment[]): void {
  let end = 0;
  for (const { startMs, endMs, text, words } of segments) {
    expect(startMs).toBeGreaterThanOrEqual(end);
    expect(endMs).toBeGreaterThan(startMs);
    end = endMs;
    if (!words) continue;
    expect(words.map(([, , each]) => each).join(' ')).toBe(text.split(/\s+/u).join(' '));
    let last = startMs;
    for (const [from, to] of words) {
      expect(from).toBeGreaterThanOrEqual(last);
      expect(to).toBeGreaterThanOrEqual(from);
      last = to;
    }
    expect(last).toBeLessThanOrEqual(endMs);
  }
  expect(end).toBeLessThanOrEqual(durationMs);
  expect(new Set(segments.map(({ id }) => id)).size).toBe(segments.length);
}
