import { describe, expect, it } from 'vitest';
import type { Segment } from '#features/vault/transcripts/index.ts';
import { passagesOf } from './passages.ts';

const segment = (startMs: number, endMs: number, text: string): Segment => ({
  ...{ id: `${startMs}`, startMs, endMs, text, words: null, speaker: null, edited: false },
  heard: null,
});

describe('passages of a transcript', () => {
  it('are its parts, short ones joined to the one before', () => {
    const segments = [
      segment(0, 4000, 'We had a red boat.'),
      segment(4000, 5000, 'Oh yes.'),
      segment(5000, 9000, ''),
      segment(9000, 12_000, 'It leaked from the beginning.'),
    ];
    expect(passagesOf(segments)).toEqual([
      { startMs: 0, text: 'We had a red boat. Oh yes.' },
      { startMs: 9000, text: 'It leaked from the beginning.' },
    ]);
  });

  it('are pieces of a long part, each with its own moment', () => {
    const text = Array.from({ length: 100 }, (_, at) => `word${at}`).join(' ');
    const pieces = passagesOf([segment(10_000, 20_000, text)]);
    expect(pieces.map(({ startMs }) => startMs)).toEqual([10_000, 13_400, 16_800]);
    expect(pieces.map((each) => each.text).join(' ')).toBe(text);
  });
});
