import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LocalSpeechEngine } from '#adapters/speech/local/local-speech-engine.ts';
import { wordErrors } from '#adapters/speech/testing/word-errors.ts';
import { folderOf } from '#features/recordings/recordings/blob-keys.ts';
import {
  samplesOf,
  SoundUnreadable,
} from '#features/recordings/recordings/processing/samples-of.ts';
import { Studio, media } from '#features/recordings/recordings/testing/studio.ts';

let studio: Studio;
const engineHere = new LocalSpeechEngine();

beforeAll(async () => {
  studio = await Studio.open();
});
afterAll(() => studio.close());

const long =
  'and mister john dashwood had then leisure to consider how much there might be prudently in his power to do for them';
const short = 'he was not an ill disposed young man';

async function samplesIn(content: Buffer) {
  const id = await studio.upload(content);
  const { familyId } = studio.member;
  return { id, samples: samplesOf(await studio.member.ctx(), { id, familyId }) };
}

async function lengthOf(samples: AsyncIterable<Float32Array>): Promise<number> {
  let length = 0;
  for await (const piece of samples) length += piece.length;
  return length;
}

async function workOf(id: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of studio.test.app.blobs.list(`${folderOf(id)}/work`)) keys.push(key);
  return keys;
}

describe.each(['ffmpeg', 'webcodecs'])('the sound of a recording, by %s', (engine) => {
  const choose = () => {
    if (engine === 'webcodecs') vi.stubEnv('PATH', '/nonexistent');
  };

  test.each([
    ['librivox-0870.webm', long],
    ['librivox-0870.m4a', long],
    ['librivox-0880.wav', short],
    ['voice.mp3', short],
    ['voice.ogg', short],
    ['live-voice.webm', long],
    ['live-voice.mp4', short],
  ])('%s is understood', async (name, text) => {
    choose();
    const { id, samples } = await samplesIn(media(name));
    const { segments } = await engineHere.transcribe(samples, {
      signal: new AbortController().signal,
    });
    const heard = segments.map((segment) => segment.text).join(' ');
    expect(wordErrors(text, heard).errors, heard).toBeLessThanOrEqual(1);
    expect(await workOf(id)).toEqual([]);
  });

  test.each([
    ['chromium-video.webm', 3955],
    ['chromium-video.mp4', 3955],
    ['live-video.webm', 3000],
  ])('%s has the length of the recording', async (name, ms) => {
    choose();
    const { samples } = await samplesIn(media(name));
    expect(Math.abs((await lengthOf(samples)) / 16 - ms)).toBeLessThan(150);
  });

  test('is nothing where a video has none', async () => {
    choose();
    const { samples } = await samplesIn(media('h264.mkv'));
    expect(await lengthOf(samples)).toBe(0);
  });

  test('cannot be had of a file that is none', async () => {
    choose();
    const { id, samples } = await samplesIn(Buffer.from('This is not a recording.'));
    await expect(lengthOf(samples)).rejects.toThrow(SoundUnreadable);
    expect(await workOf(id)).toEqual([]);
  });
});

test('all of a minute is decoded without ffmpeg', async () => {
  const options = ['-f', 'lavfi', '-i', 'sine=frequency=300:duration=60'];
  const made = spawnSync('ffmpeg', [...options, '-c:a', 'libopus', '-f', 'webm', 'pipe:1'], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { samples } = await samplesIn(made.stdout);
  vi.stubEnv('PATH', '/nonexistent');
  let loud = 0;
  let count = 0;
  for await (const piece of samples) {
    loud += piece.filter((value) => Math.abs(value) > 0.005).length;
    count += piece.length;
  }
  expect(count / 16_000).toBeCloseTo(60, 0);
  // A tone is near zero for a moment twice a period; what was lost would be silence.
  expect(loud / count).toBeGreaterThan(0.9);
});

test('what is not read to its end leaves nothing behind', async () => {
  const { id, samples } = await samplesIn(media('librivox-0870.webm'));
  for await (const piece of samples) {
    expect(piece.length).toBeGreaterThan(0);
    break;
  }
  expect(await workOf(id)).toEqual([]);
});
