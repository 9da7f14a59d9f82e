import { expect, it } from 'vitest';
import { chooseMimeType, fileNameOf } from './mime.ts';

it.each<[string, string[], string | null]>([
  ['a current browser', ['audio/webm;codecs=opus', 'audio/mp4'], 'audio/webm;codecs=opus'],
  ['an iPhone of 2021', ['audio/mp4'], 'audio/mp4'],
  ['a browser without any', [], null],
])('%s records in what it can make', (_, makes, chosen) => {
  expect(chooseMimeType('VOICE', (mimeType) => makes.includes(mimeType))).toBe(chosen);
});

it('names the file by its moment and its container', () => {
  const startedAt = Date.UTC(2041, 4, 4, 9, 5);
  expect(fileNameOf({ kind: 'VOICE', mimeType: 'audio/webm;codecs=opus', startedAt })).toBe(
    'Voice 2041-05-04 09-05.webm',
  );
  expect(fileNameOf({ kind: 'VIDEO', mimeType: 'video/mp4', startedAt })).toBe(
    'Video 2041-05-04 09-05.mp4',
  );
});
