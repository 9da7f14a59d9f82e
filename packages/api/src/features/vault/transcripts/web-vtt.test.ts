import { transcriptLimits } from '@infinite/schema/catalogue/transcripts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainTranscript } from '#features/vault/transcripts/plain-transcript.ts';
import type { Segment } from '#features/vault/transcripts/segment.ts';
import { aTranscript } from '#features/vault/transcripts/testing/segments.ts';
import { captionsOf, cuesOf, webVtt, type Cue } from '#features/vault/transcripts/web-vtt.ts';

const segment = (more: Partial<Segment>): Segment => ({
  ...{ id: 'a', startMs: 0, endMs: 1500, text: 'Hello', words: null },
  ...{ speaker: null, edited: false, heard: null },
  ...more,
});

/** Reads the blocks that the standard describes, as strictly as it writes them. */
function readWebVtt(text: string): Cue[] {
  const [head, ...blocks] = text.trimEnd().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const lines = block.trimEnd().split('\n');
    expect(lines).toHaveLength(2);
    const [times = '', payload = ''] = lines;
    const [, from = '', to = ''] =
      /^(\d{2,}:[0-5]\d:[0-5]\d\.\d{3}) --> (\d{2,}:[0-5]\d:[0-5]\d\.\d{3})$/.exec(times) ?? [];
    const [, speaker, said = ''] = /^(?:<v ([^<>]+)>)?([^<>]*)$/.exec(payload) ?? [];
    return {
      ...{ startMs: msOf(from), endMs: msOf(to) },
      ...{ speaker: speaker === undefined ? null : unescaped(speaker), text: unescaped(said) },
    };
  });
}

const msOf = (stamp: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = stamp.split(':').map(Number);
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000);
};
const unescaped = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

describe('WebVTT', () => {
  it('names speakers, counts hours, and lets no text out of its cue', () => {
    const hour = 3_600_000;
    const hostile = { startMs: hour * 101, endMs: hour * 101 + 61_001, speaker: 'A > B' };
    const text = '--> <script>alert(1)</script> &amp;';
    expect(
      webVtt(cuesOf([segment({}), segment({ ...hostile, text }), segment({ text: '' })])),
    ).toBe(
      `WEBVTT

00:00:00.000 --> 00:00:01.500
Hello

101:00:00.000 --> 101:01:01.001
<v A &gt; B>--&gt; &lt;script&gt;alert(1)&lt;/script&gt; &amp;amp;
`,
    );
  });

  it('of any transcript reads as it was written', () => {
    const named = fc.tuple(aTranscript, fc.constantFrom(null, 'Grandma', '<v &>'));
    fc.assert(
      fc.property(named, ([segments, speaker]) => {
        const cues = cuesOf(segments.map((each) => ({ ...each, speaker })));
        expect(readWebVtt(webVtt(cues))).toEqual(cues);
      }),
    );
  });
});

describe('captions', () => {
  it('are short and in order, and lose no word', () => {
    fc.assert(
      fc.property(aTranscript, (segments) => {
        const captions = captionsOf(segments);
        expect(readWebVtt(webVtt(captions))).toEqual(captions);
        let end = 0;
        for (const { startMs, endMs, text } of captions) {
          expect(startMs).toBeGreaterThanOrEqual(end);
          expect(endMs).toBeGreaterThan(startMs);
          // A part of a few milliseconds has no time for several captions.
          if (endMs - startMs > 20) {
            expect(text.length).toBeLessThanOrEqual(transcriptLimits.captionCharacters);
          }
          end = endMs;
        }
        const wordsIn = (parts: readonly { text: string }[]) =>
          parts.flatMap(({ text }) => text.split(/\s+/u)).filter((word) => word !== '');
        expect(wordsIn(captions)).toEqual(wordsIn(segments));
      }),
    );
  });

  it('of a long part without times of words follow its length', () => {
    const text = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ');
    const captions = captionsOf([segment({ endMs: 20_000, text })]);
    expect(captions.map((each) => each.text).join(' ')).toBe(text);
    expect(captions.length).toBeGreaterThan(3);
    expect(captions.at(-1)?.endMs).toBe(20_000);
  });
});

it('plain text has the title, the moments and the speakers', () => {
  const later = { startMs: 3_725_000, endMs: 3_726_000, speaker: 'Grandma', text: 'The boat.' };
  expect(plainTranscript('The lake', [segment({}), segment(later), segment({ text: '' })])).toBe(
    'The lake\n\n[0:00] Hello\n\n[1:02:05] Grandma: The boat.\n',
  );
});
