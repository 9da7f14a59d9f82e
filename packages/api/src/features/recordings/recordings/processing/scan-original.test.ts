import { afterAll, beforeEach, expect, test } from 'vitest';
import { ClamdScanner } from '#adapters/antivirus/clamd-scanner.ts';
import { ScriptedClamd } from '#adapters/antivirus/testing/scripted-clamd.ts';
import { media, Studio } from '#features/recordings/recordings/testing/studio.ts';
import { prepare, upload } from '#features/recordings/recordings/testing/uploads.ts';

const clamd = await ScriptedClamd.start();
const studio = await Studio.open({ virusScanner: new ClamdScanner(clamd.address) });
afterAll(async () => {
  await studio.close();
  await clamd.stop();
});
beforeEach(() => {
  clamd.mostBytes = Infinity;
});

const statusOf = async (path: string) => (await studio.client.get(path)).status;

test('a clean upload is scanned before it is opened, and is ready as ever', async () => {
  const content = media('voice.mp3');
  const id = await studio.upload(content);
  expect(clamd.scanned.at(-1)?.equals(content)).toBe(true);
  expect(await studio.shown(id)).toMatchObject({ state: 'READY', problem: null });
  expect(await statusOf(`/media/${id}/original`)).toBe(200);
});

test('what malware was found in nobody gets, and its uploader reads why', async () => {
  const id = await studio.upload(Buffer.from('a letter with MALWARE in it'));
  expect(await studio.shown(id)).toMatchObject({
    state: 'FAILED',
    problem:
      'Our virus scanner found Test-Signature in this file, so nobody can open or download it.',
  });
  for (const form of ['', '/original', '/version/file', '/version/play']) {
    expect(await statusOf(`/media/${id}${form}`), form).toBeGreaterThanOrEqual(400);
  }
});

test('what could not be scanned stays in quarantine until it was', async () => {
  clamd.mostBytes = 10;
  const content = media('voice.mp3');
  const id = await upload(studio.test, studio.member.cookie, content);
  await expect(prepare(studio.test, id)).rejects.toThrow('size limit exceeded');
  expect(await studio.shown(id)).toMatchObject({ state: 'PROCESSING' });
  expect(await statusOf(`/media/${id}/original`)).toBe(409);
  clamd.mostBytes = Infinity;
  await prepare(studio.test, id);
  expect(await statusOf(`/media/${id}/original`)).toBe(200);
});
