import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWebVtt } from '#features/vault/transcripts/read-web-vtt.ts';
import { aTranscript } from '#features/vault/transcripts/testing/segments.ts';
import { cuesOf, webVtt } from '#features/vault/transcripts/web-vtt.ts';

describe('a WebVTT file', () => {
  it('of ours reads as the transcript that it was written from', () => {
    const spoken = fc.tuple(aTranscript, fc.constantFrom(null, 'Grandma', 'A & <B>'));
    fc.assert(
      fc.property(spoken, ([segments, speaker]) => {
        const cues = cuesOf(segments.map((each) => ({ ...each, speaker })));
        const oneSpaced = cues.map((cue) => ({
          ...cue,
          text: cue.text.replaceAll(/\s+/gu, ' ').trim(),
        }));
        expect(readWebVtt(webVtt(cues))).toEqual(oneSpaced.filter(({ text }) => text !== ''));
      }),
    );
  });

  it('of another program is read with its names, settings and line ends; other blocks are passed over', () => {
    const lines = [
      ...['\uFEFFWEBVTT - family', '', 'NOTE a note', '', 'STYLE', '::cue {}', ''],
      ...[
        'first',
        '00:01.000 --> 00:02.500 align:start',
        '<v.loud Ann>Good <i>morning</i>',
        'all',
        '',
      ],
      ...['00:05.000 --> 00:04.000', 'backward', '', '00:06.000 --> 00:07.000', '<c></c>'],
    ];
    const cue = { startMs: 1000, endMs: 2500, speaker: 'Ann', text: 'Good morning all' };
    expect(readWebVtt(lines.join('\r\n'))).toEqual([cue]);
  });

  it('of any other kind has no cues', () => {
    expect(readWebVtt('')).toEqual([]);
    expect(readWebVtt('WEBVTTX\n\n00:01.000 --> 00:02.000\nx')).toEqual([]);
    fc.assert(fc.property(fc.string(), (text) => void readWebVtt(`WEBVTT\n\n${text}`)));
  });
});
