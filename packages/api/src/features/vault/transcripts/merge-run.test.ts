import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRun } from '#features/vault/transcripts/merge-run.ts';
import type { Segment } from '#features/vault/transcripts/segment.ts';
import {
  aRun,
  aTranscript,
  countingIds,
  durationMs,
  expectSound,
} from '#features/vault/transcripts/testing/segments.ts';

const heard = (startMs: number, endMs: number, text: string) => ({ startMs, endMs, text });
const merge = (current: readonly Segment[], run: Parameters<typeof mergeRun>[1]) =>
  mergeRun(current, run, durationMs, countingIds());
const shown = (segments: readonly Segment[]) =>
  segments.map(({ startMs, endMs, text, heard: beside }) =>
    beside === null ? [startMs, endMs, text] : [startMs, endMs, text, beside],
  );
const first = merge([], [heard(0, 10_000, 'one'), heard(10_000, 20_000, 'two')]);
const written = (index: number, text: string) =>
  first.map((each, at) => (at === index ? { ...each, text, edited: true } : each));

describe('a first run', () => {
  it('is put in order, inside the recording', () => {
    expect(
      shown(
        merge(
          [],
          [
            heard(9000, 70_000, ' two\nlines '),
            heard(-5, 9500, 'one'),
            heard(5, 5, 'x'),
            heard(1, 2, ' '),
          ],
        ),
      ),
    ).toEqual([
      [0, 9500, 'one'],
      [9500, 60_000, 'two lines'],
    ]);
  });

  it('keeps times of words that are those of the text', () => {
    const words = [
      { startMs: 100, endMs: 300, text: 'a' },
      { startMs: 250, endMs: 500, text: 'boat' },
    ];
    expect(merge([], [{ ...heard(0, 1000, 'a boat'), words }])[0]?.words).toEqual([
      [100, 300, 'a'],
      [300, 500, 'boat'],
    ]);
    expect(merge([], [{ ...heard(0, 1000, 'a boat.'), words }])[0]?.words).toBeNull();
  });
});

describe('a new run', () => {
  it('replaces what an earlier one heard, and keeps what people wrote, with the news beside it', () => {
    const run = [heard(0, 10_000, 'uno'), heard(10_000, 20_000, 'due')];
    expect(shown(merge(written(1, 'II'), run))).toEqual([
      [0, 10_000, 'uno'],
      [10_000, 20_000, 'II', 'due'],
    ]);
  });

  it('has nothing to say beside a part where it agrees', () => {
    const run = [heard(0, 10_000, 'one'), heard(10_000, 20_000, 'II')];
    expect(shown(merge(written(1, 'II'), run))[1]).toEqual([10_000, 20_000, 'II']);
  });

  it('loses no neighbor of a part whose words it ran together', () => {
    expect(shown(merge(written(0, 'I'), [heard(0, 18_000, 'one two')]))).toEqual([
      [0, 10_000, 'I', 'one two'],
      [10_000, 20_000, 'two'],
    ]);
  });

  it('leaves out of a cut segment the words that a person wrote, where words have times', () => {
    const words = ['a', 'b', 'c', 'd'].map((text, index) => ({
      ...{ text, startMs: index * 8000, endMs: index * 8000 + 8000 },
    }));
    const run = [{ ...heard(0, 32_000, 'a b c d'), words }];
    expect(shown(merge(written(0, 'I'), run))).toEqual([
      [0, 10_000, 'I'],
      [10_000, 32_000, 'b c d'],
    ]);
  });

  it('takes over the names of speakers, and a part where a person said that nothing is spoken', () => {
    const named = written(0, '').map((each) => ({ ...each, speaker: 'Grandma' }));
    const again = merge(named, [heard(100, 9000, 'hum'), heard(11_000, 19_000, 'zwei')]);
    expect(again).toMatchObject([
      { text: '', heard: 'hum', edited: true },
      { text: 'zwei', speaker: 'Grandma', edited: false },
    ]);
  });

  it('never moves or changes what a person wrote, whatever it heard', () => {
    fc.assert(
      fc.property(aTranscript, fc.array(fc.boolean()), aRun, (before, edits, run) => {
        const current = before.map((each, index) => ({ ...each, edited: edits[index] ?? false }));
        const newId = countingIds();
        const after = mergeRun(current, run, durationMs, () => `new ${newId()}`);
        expectSound(after);
        const own = (segments: readonly Segment[]) =>
          segments.filter(({ edited }) => edited).map((each) => ({ ...each, heard: null }));
        expect(own(after)).toEqual(own(current));
      }),
    );
  });
});
