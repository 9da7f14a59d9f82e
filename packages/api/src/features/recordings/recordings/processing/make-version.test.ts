import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareVersionOf } from '#features/recordings/recordings/testing/uploads.ts';
import { Studio, media } from '#features/recordings/recordings/testing/studio.ts';
import { graphql } from '#testing/graphql.ts';

let studio: Studio;
let folder: string;

beforeAll(async () => {
  studio = await Studio.open();
  folder = mkdtempSync(path.join(tmpdir(), 'infinite-clips-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await studio.close();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const versionDocument = `query ($id: ID!) { recording(id: $id) { version {
  state problem durationMs peaks url posterUrl copies { form url bytes fileName } } } }`;

/** Without a search path no program is found, so what npm brings does the work. */
function chooseEngine(engine: 'ffmpeg' | 'webcodecs'): void {
  if (engine === 'webcodecs') vi.stubEnv('PATH', '/nonexistent');
}

/** A clip as ffmpeg makes it, of a test picture and a tone. */
function clip(name: string, ...options: string[]): Buffer {
  const file = path.join(folder, name);
  const quiet = ['-hide_banner', '-loglevel', 'error', '-y'];
  const picture = ['-f', 'lavfi', '-i', 'testsrc=size=320x240:rate=15:duration=4'];
  const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=4'];
  const made = spawnSync('ffmpeg', [...quiet, ...picture, ...tone, ...options, file]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
  return readFileSync(file);
}

interface ShownVersion {
  state: string;
  problem: string | null;
  durationMs: number | null;
  peaks: number[] | null;
  url: string | null;
  posterUrl: string | null;
  copies: { form: string; url: string; bytes: number; fileName: string }[];
}

async function versionOf(content: Buffer, trim: object): Promise<ShownVersion> {
  const id = await studio.upload(content, { title: 'A clip', filename: 'clip' });
  const answer = await graphql<{ updateRecording: { id: string } }, object>(
    studio.test,
    `
      mutation ($id: ID!, $trim: UpdateRecordingInput!) {
        updateRecording(id: $id, input: $trim) {
          id
        }
      }
    `,
    { id, trim },
    studio.member.cookie,
  );
  expect(answer.errors).toEqual([]);
  await prepareVersionOf(studio.test, id);
  const shown = await graphql<{ recording: { version: ShownVersion } }, object>(
    studio.test,
    versionDocument,
    { id },
    studio.member.cookie,
  );
  if (!shown.data) throw new Error(JSON.stringify(shown.errors));
  return shown.data.recording.version;
}

async function factsOf(url: string) {
  const response = await studio.client.get(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
  const tracks = await input.getTracks();
  return {
    type: response.headers.get('content-type'),
    codecs: (await Promise.all(tracks.map((track) => track.getCodec()))).sort(),
    claimed: (await input.getDurationFromMetadata()) ?? 0,
    seconds: await input.computeDuration(),
  };
}

const middle = { trimStartMs: 1000, trimEndMs: 2500 };

describe.each(['ffmpeg', 'webcodecs'] as const)('by %s', (engine) => {
  it.each([
    'live-voice.webm',
    'live-voice.mp4',
    'librivox-0880.wav',
    'voice.mp3',
    'voice.ogg',
    'chromium-voice.webm',
  ])('C3 F7 %s, cut, becomes AAC in MP4 and MP3 with a length', async (name) => {
    chooseEngine(engine);
    const version = await versionOf(media(name), middle);
    expect(version).toMatchObject({ state: 'READY', problem: null, posterUrl: null });
    expect(Math.abs((version.durationMs ?? 0) - 1500)).toBeLessThan(120);
    expect(version.peaks?.length).toBeGreaterThan(20);
    expect(version.copies.map(({ form }) => form)).toEqual(['M4A', 'MP3']);
    const [m4a, mp3] = await Promise.all(version.copies.map(({ url }) => factsOf(url)));
    expect(m4a).toMatchObject({ type: 'audio/mp4', codecs: ['aac'] });
    expect(mp3).toMatchObject({ type: 'audio/mpeg', codecs: ['mp3'] });
    for (const made of [m4a, mp3]) {
      // MP3 is made of whole frames, of up to 72 ms.
      expect(Math.abs((made?.claimed ?? 0) - 1.5)).toBeLessThan(0.15);
    }
  });

  it.each(['live-video.webm', 'chromium-video.webm'])(
    'C3 F7 %s, cut, becomes H.264 and AAC in MP4 with a picture',
    async (name) => {
      chooseEngine(engine);
      const version = await versionOf(media(name), middle);
      expect(version).toMatchObject({ state: 'READY', problem: null });
      expect(version.copies.map(({ form }) => form)).toEqual(['MP4']);
      const made = await factsOf(version.url ?? '');
      expect(made).toMatchObject({ type: 'video/mp4', codecs: ['aac', 'avc'] });
      expect(Math.abs(made.claimed - 1.5)).toBeLessThan(0.15);
      const poster = await studio.client.get(version.posterUrl ?? '');
      expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp']);
    },
  );

  it('H.264 of which nothing was cut keeps its picture, packet by packet', async () => {
    const content = clip('h264.mp4', '-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac');
    chooseEngine(engine);
    const version = await versionOf(content, { trimStartMs: null });
    expect(version).toMatchObject({ state: 'READY', problem: null });
    const made = await factsOf(version.url ?? '');
    expect(made.codecs).toEqual(['aac', 'avc']);
    expect(made.seconds).toBeCloseTo(4, 0);
  });
});

describe('HEVC, as telephones record it', () => {
  const hevc = () =>
    clip('telephone.mov', '-c:v', 'libx265', '-tag:v', 'hvc1', '-c:a', 'aac', '-preset', 'fast');

  it('E4 becomes H.264 where ffmpeg is found, cut or not', async () => {
    for (const trim of [{ trimStartMs: null }, middle]) {
      const version = await versionOf(hevc(), trim);
      expect(version).toMatchObject({ state: 'READY', problem: null });
      expect((await factsOf(version.url ?? '')).codecs).toEqual(['aac', 'avc']);
      expect(version.posterUrl).not.toBeNull();
    }
  });

  it('E4 goes out to be downloaded where no engine can convert it, and says so', async () => {
    const content = hevc();
    chooseEngine('webcodecs');
    const version = await versionOf(content, { trimStartMs: null });
    expect(version).toMatchObject({
      state: 'READY',
      url: null,
      problem: expect.stringContaining('They can download it'),
    });
    expect(Math.abs((version.durationMs ?? 0) - 4000)).toBeLessThan(120);
    const [copy] = version.copies;
    expect(copy?.fileName).toMatch(/^A clip, added .*\.mov$/);
    const kept = await studio.client.get(copy?.url ?? '');
    expect(kept.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(Buffer.from(await kept.arrayBuffer()).equals(content)).toBe(true);
  });

  it('E1 does not go out where a part was cut that no engine can take away', async () => {
    const content = hevc();
    chooseEngine('webcodecs');
    expect(await versionOf(content, middle)).toMatchObject({
      state: 'FAILED',
      url: null,
      copies: [],
      problem: expect.stringContaining('remove the trim'),
    });
  });
});
