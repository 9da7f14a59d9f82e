import type { TranscriptChange } from '@infinite/schema/vault/transcript.input';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChange } from '#features/vault/transcripts/apply-change.ts';
import type { Segment } from '#features/vault/transcripts/segment.ts';
import {
  aTranscript,
  countingIds,
  expectSound,
} from '#features/vault/transcripts/testing/segments.ts';

const segment = (more: Partial<Segment> = {}): Segment => ({
  ...{ id: 'a', startMs: 0, endMs: 4000, text: 'we had a boat', words: null },
  ...{ speaker: null, edited: false, heard: null },
  ...more,
});
const timed = segment({
  words: [
    [0, 400, 'we'],
    [500, 900, 'had'],
    [1000, 1400, 'a'],
    [3000, 4000, 'boat'],
  ],
});
const next = segment({ id: 'b', startMs: 5000, endMs: 9000, text: 'a red one' });
const change = (segments: Segment[], change: TranscriptChange) =>
  applyChange(segments, change, () => 'new');

describe('a change of a transcript', () => {
  it('of the text keeps the times of the words that stay', () => {
    const [changed] = change([timed], {
      kind: 'TEXT',
      segmentId: 'a',
      text: 'We had a small boat!',
    });
    expect(changed).toMatchObject({ startMs: 0, endMs: 4000, edited: true });
    expect(changed?.words).toEqual([
      [0, 400, 'We'],
      [500, 900, 'had'],
      [1000, 1400, 'a'],
      [1400, 3000, 'small'],
      [3000, 4000, 'boat!'],
    ]);
  });

  it('that is none leaves a part to the engine', () => {
    const segments = [timed];
    expect(change(segments, { kind: 'TEXT', segmentId: 'a', text: timed.text })).toEqual(segments);
  });

  it('splits before the word at the cursor, at the moment of that word', () => {
    const parts = change([timed, next], { kind: 'SPLIT', segmentId: 'a', at: 10 });
    expect(parts).toMatchObject([
      { id: 'a', startMs: 0, endMs: 3000, text: 'we had a', edited: true },
      { id: 'new', startMs: 3000, endMs: 4000, text: 'boat', edited: true },
      { id: 'b' },
    ]);
    expect(parts[1]?.words).toEqual([[3000, 4000, 'boat']]);
  });

  it('splits by the share of the text where no word has a time', () => {
    const parts = change([segment()], { kind: 'SPLIT', segmentId: 'a', at: 5 });
    expect(parts.map(({ startMs, endMs, text }) => [startMs, endMs, text])).toEqual([
      [0, 923, 'we'],
      [923, 4000, 'had a boat'],
    ]);
  });

  it('joins two parts, with the first speaker that is known', () => {
    const speaking = { ...next, speaker: 'Grandma' };
    expect(change([timed, speaking], { kind: 'MERGE', segmentId: 'a' })).toEqual([
      {
        ...timed,
        endMs: 9000,
        text: 'we had a boat a red one',
        words: null,
        speaker: 'Grandma',
        edited: true,
      },
    ]);
  });

  it('names a speaker once, or everywhere, and leaves the text to the engine', () => {
    const segments = [segment({ speaker: 'Ann' }), { ...next, speaker: 'Ann' }];
    const names = (kind: 'SPEAKER' | 'RENAME_SPEAKER', speaker: string) =>
      change(segments, { kind, segmentId: 'a', speaker }).map((each) => [
        each.speaker,
        each.edited,
      ]);
    expect(names('SPEAKER', 'Grandma')).toEqual([
      ['Grandma', false],
      ['Ann', false],
    ]);
    expect(names('RENAME_SPEAKER', 'Grandma')).toEqual([
      ['Grandma', false],
      ['Grandma', false],
    ]);
    expect(names('SPEAKER', '')).toEqual([
      [null, false],
      ['Ann', false],
    ]);
  });

  it('takes over what a newer run heard, or drops it', () => {
    const beside = segment({ edited: true, heard: 'we hid a goat' });
    expect(change([beside], { kind: 'USE_HEARD', segmentId: 'a' })).toMatchObject([
      { text: 'we hid a goat', edited: true, heard: null },
    ]);
    expect(change([beside], { kind: 'DROP_HEARD', segmentId: 'a' })).toMatchObject([
      { text: 'we had a boat', edited: true, heard: null },
    ]);
  });

  it.each<TranscriptChange>([
    { kind: 'TEXT', segmentId: 'gone', text: 'x' },
    { kind: 'SPLIT', segmentId: 'a', at: 0 },
    { kind: 'SPLIT', segmentId: 'a', at: -5 },
    { kind: 'SPLIT', segmentId: 'a', at: 1000 },
    { kind: 'MERGE', segmentId: 'b' },
  ])('is refused where it makes no sense: $kind $segmentId', (wrong) => {
    expect(() => change([segment(), next], wrong)).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    );
  });

  it('of any kind keeps the parts in order and inside the recording', () => {
    const anyChange = fc.record({
      kind: fc.constantFrom('TEXT', 'SPLIT', 'MERGE', 'SPEAKER', 'USE_HEARD'),
      index: fc.nat(10),
      at: fc.nat(60),
      text: fc.stringMatching(/^[a-z ]{0,40}$/).map((text) => text.trim()),
    });
    fc.assert(
      fc.property(aTranscript, fc.array(anyChange, { maxLength: 8 }), (first, changes) => {
        let segments = first;
        const newId = countingIds();
        for (const { kind, index, at, text } of changes) {
          const target = segments[index % Math.max(1, segments.length)];
          if (!target) return;
          const times = segments.flatMap(({ startMs, endMs }) => [startMs, endMs]);
          const made = { kind, segmentId: target.id, at, text, speaker: text } as TranscriptChange;
          try {
            segments = applyChange(segments, made, () => `new ${newId()}`);
          } catch (error) {
            expect(error).toMatchObject({ code: 'INVALID_INPUT' });
          }
          expectSound(segments);
          // Only a split makes a moment that was not there before.
          const moments = segments.flatMap(({ startMs, endMs }) => [startMs, endMs]);
          if (kind !== 'SPLIT') expect(moments.every((each) => times.includes(each))).toBe(true);
        }
      }),
    );
  });
});
