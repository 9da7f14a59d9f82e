import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { filmPreview } from '@infinite/schema/catalogue/media';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Studio, media } from '#features/recordings/recordings/testing/studio.ts';
import { graphql } from '#testing/graphql.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { signUpMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';

let studio: Studio;

beforeAll(async () => {
  studio = await Studio.open();
});
afterAll(() => studio.close());
afterEach(() => vi.unstubAllEnvs());

interface Forms {
  width: number;
  height: number;
  placeholder: string;
  smallUrl: string;
  middleUrl: string;
  previewUrl: string | null;
}

async function formsOf(id: string): Promise<Forms | null | undefined> {
  const answer = await graphql<{ recording: { forms: Forms | null } }, object>(
    studio.test,
    'query ($id: ID!) { recording(id: $id) { forms { width height placeholder smallUrl middleUrl previewUrl } } }',
    { id },
    studio.member.cookie,
  );
  return answer.data?.recording.forms;
}

const bytesOf = async (url: string, cookie = studio.member.cookie) =>
  studio.test.server.inject({ url, headers: { cookie } });

it('a photo has small forms, upright and bare, and a placeholder of its colors', async () => {
  const content = await sharp({
    create: { width: 1800, height: 1200, channels: 3, background: { r: 180, g: 60, b: 40 } },
  })
    .withExif({ IFD0: { Make: 'TestCam' } })
    .jpeg()
    .toBuffer();
  const id = await studio.upload(content, { kind: 'PHOTO' });
  const forms = await formsOf(id);
  expect(forms).toMatchObject({ width: 1800, height: 1200 });
  for (const [url, width, height] of [
    [forms?.smallUrl, 400, 267],
    [forms?.middleUrl, 1024, 683],
  ] as const) {
    const { rawPayload, headers } = await bytesOf(url ?? '');
    expect(headers['content-type']).toBe('image/webp');
    const drawn = await sharp(rawPayload).metadata();
    expect([drawn.width, drawn.height, drawn.exif]).toEqual([width, height, undefined]);
  }
  const { r, g, b } = thumbHashToAverageRGBA(Buffer.from(forms?.placeholder ?? '', 'base64'));
  for (const [seen, meant] of [
    [r, 180],
    [g, 60],
    [b, 40],
  ] as const) {
    expect(Math.abs(seen * 255 - meant)).toBeLessThan(25);
  }
});

it('are stored sealed, and are there for nobody else', async () => {
  const id = await studio.upload(media('cat.jpg'), { kind: 'PHOTO' });
  const folder = path.join(studio.test.dataDir, 'media/recordings', id.slice(-2), id);
  expect(readdirSync(folder).toSorted()).toEqual(['display', 'middle', 'original', 'small']);
  for (const name of readdirSync(folder)) {
    expect(readFileSync(path.join(folder, name)).includes('WEBPVP8')).toBe(false);
  }
  const stranger = await signUpMember(studio.test);
  expect((await bytesOf(`/media/${id}/small`, stranger.cookie)).statusCode).toBe(404);
  expect((await bytesOf(`/media/${id}/middle`, '')).statusCode).toBe(401);
});

it.each([
  ['chromium-video.webm', 'ffmpeg'],
  ['chromium-video.mp4', 'ffmpeg'],
  ['chromium-video.webm', 'webcodecs'],
])('the film %s has small forms of a moment in it, by %s', async (name, engine) => {
  if (engine === 'webcodecs') vi.stubEnv('PATH', '/nonexistent');
  const id = await studio.upload(media(name), { kind: 'VIDEO' });
  expect(await studio.shown(id)).toMatchObject({ kind: 'VIDEO', state: 'READY' });
  const forms = await formsOf(id);
  expect(forms).toMatchObject({ width: 320, height: 240 });
  const { rawPayload, headers } = await bytesOf(forms?.smallUrl ?? '');
  expect(headers['content-type']).toBe('image/webp');
  expect((await sharp(rawPayload).metadata()).width).toBe(320);
  const preview = await bytesOf(forms?.previewUrl ?? '');
  expect(preview.headers['content-type']).toBe('image/webp');
  const { width, height, pages, delay } = await sharp(preview.rawPayload).metadata();
  expect({ width, height, delay: delay?.[0] }).toEqual({
    ...{ width: 320, height: 240, delay: filmPreview.momentMs },
  });
  expect(pages).toBeGreaterThan(4);
  expect((await bytesOf(`/media/${id}`)).headers['content-type']).toMatch(/^video\//);
  // A moment of a film is no photo that a family keeps twice.
  const likenesses = await studio.test.app.orm.em
    .getConnection()
    .execute('select 1 from photo_likenesses where recording_id = ?', [id]);
  expect(likenesses).toEqual([]);
});

it('a film that an earlier release prepared gets them, and its photos are not drawn again', async () => {
  const film = await studio.upload(media('chromium-video.mp4'), { kind: 'VIDEO' });
  const photo = await studio.upload(media('cat.jpg'), { kind: 'PHOTO' });
  const run = (sql: string) => studio.test.app.orm.em.getConnection().execute(sql, [film, photo]);
  await run('delete from photo_forms where recording_id in (?, ?)');
  await run('update recordings set preparation = 2 where id in (?, ?)');
  await runSweeps(studio.test, 'prepare-earlier-recordings');
  await drainJobs(studio.test, 'prepare-recording-again');
  expect(await formsOf(film)).not.toBeNull();
  expect(await formsOf(photo)).toBeNull();
});

it('a voice has none', async () => {
  expect(await formsOf(await studio.upload(media('voice.mp3')))).toBeNull();
});
