import { expect, it } from 'vitest';
import { foundMoment, snippetOf } from '#features/vault/transcripts/found-moment.ts';
import type { Segment } from '#features/vault/transcripts/segment.ts';

const part = (startMs: number, text: string, words: Segment['words'] = null): Segment => ({
  ...{ id: `${startMs}`, startMs, endMs: startMs + 5000, text, words },
  ...{ speaker: null, edited: false, heard: null },
});
const parts = [
  part(0, 'We went to the lake.'),
  part(5000, 'The boat on the lake was red.', [
    [5000, 5200, 'The'],
    [5200, 5900, 'boat'],
  ]),
  part(10_000, 'The boat and the lake again.'),
];

it('is the first part with most of the words, at the first of them', () => {
  const { startMs, snippet } = foundMoment(parts, ['lake', 'boat']);
  expect([startMs, snippet]).toEqual([5200, 'The boat on the lake was red.']);
  expect(foundMoment(parts, ['lake']).startMs).toBe(0);
  expect(foundMoment(parts, ['lighthouse'])).toEqual({ startMs: 0, snippet: '' });
});

it('has a snippet of a long part around the word, cut between words', () => {
  const long = `${'before '.repeat(40)}lighthouse ${'after '.repeat(40)}`.trim();
  const { snippet } = foundMoment([part(0, long)], ['light']);
  expect(snippet).toMatch(/^…before .*lighthouse after.* after…$/);
  expect(snippet.length).toBeLessThan(170);
});

it('has the beginning of a long part in which no word was found', () => {
  expect(snippetOf(`In the beginning ${'we rowed and '.repeat(60)}`, ['zeppelin'])).toMatch(
    /^In the beginning we rowed .*…$/,
  );
});
