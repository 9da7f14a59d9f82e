import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readUpdateFeed } from './update-settings.ts';

it.each([
  [null, null],
  ['{"enabled":false,"url":"https://updates.example/"}', null],
  ['{"enabled":true,"url":"http://updates.example/"}', null],
  ['{"enabled":true,"url":"nonsense"}', null],
  ['{"enabled":true,"url":"https://updates.example/","channel":"../../x"}', null],
  ['not JSON', null],
  [
    '{"enabled":true,"url":"https://updates.example/"}',
    { url: 'https://updates.example/', channel: 'latest' },
  ],
  [
    '{"enabled":true,"url":"https://updates.example/","channel":"beta"}',
    { url: 'https://updates.example/', channel: 'beta' },
  ],
])('updates.json %s leads to %j', async (text, feed) => {
  const folder = await mkdtemp(join(tmpdir(), 'infinite-updates-'));
  if (text !== null) await writeFile(join(folder, 'updates.json'), text);
  expect(await readUpdateFeed(folder)).toEqual(feed);
});
