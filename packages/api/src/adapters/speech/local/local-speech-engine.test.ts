import { afterAll, describe, expect, test } from 'vitest';
import { LocalSpeechEngine } from '#adapters/speech/local/local-speech-engine.ts';
import type { Transcription } from '#adapters/speech/speech-engine.ts';
import { SpeechFailed } from '#adapters/speech/speech-failed.ts';
import {
  joined,
  noise,
  samplesOfClip,
  sentences,
  silence,
  streamed,
} from '#adapters/speech/testing/speech-clips.ts';
import { wordErrors } from '#adapters/speech/testing/word-errors.ts';

const engine = new LocalSpeechEngine();
const patient = { signal: new AbortController().signal };
afterAll(() => engine.close());

const textOf = ({ segments }: Transcription) => segments.map(({ text }) => text).join(' ');
const heardIn = (...parts: Float32Array[]) => engine.transcribe(streamed(...parts), patient);

describe('English speech', () => {
  test('becomes text with at most 5 % of the words wrong', async () => {
    let errors = 0;
    let words = 0;
    for (const { file, text } of sentences) {
      const result = await heardIn(samplesOfClip(file));
      expect(result).toMatchObject({ language: 'en', problem: null, where: 'HERE' });
      expect(result.engine).toBe(engine.id);
      const counted = wordErrors(text, textOf(result));
      errors += counted.errors;
      words += counted.words;
    }
    console.log(`word errors: ${errors} of ${words} words in ${sentences.length} sentences`);
    expect(errors / words).toBeLessThanOrEqual(0.05);
  });

  test('of 75 s with real repeats keeps them and adds none, each sentence at its second', async () => {
    const progress: number[] = [];
    const result = await engine.transcribe(streamed(samplesOfClip(joined.file)), {
      ...patient,
      onProgress: (ms) => progress.push(ms),
    });
    const counted = wordErrors(joined.text, textOf(result));
    console.log(`word errors: ${counted.errors} of ${counted.words} words in 75 s`);
    expect(counted.errors / counted.words).toBeLessThanOrEqual(0.05);
    for (const { start, end } of joined.segments ?? []) {
      const nearest = (side: 'startMs' | 'endMs', seconds: number) =>
        Math.min(...result.segments.map((segment) => Math.abs(segment[side] / 1000 - seconds)));
      expect(nearest('startMs', start)).toBeLessThan(0.5);
      expect(nearest('endMs', end)).toBeLessThan(0.5);
    }
    expect(progress.at(-1)).toBe(75_000);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  });

  test('without pauses between sentences still has each word within a second', async () => {
    const clips = sentences.map(({ file }) => samplesOfClip(file));
    const result = await heardIn(...clips);
    const heard = result.segments.flatMap(({ words = [] }) => words);
    let start = 0;
    for (const { text, seconds } of sentences) {
      const first = text.split(' ').slice(0, 2).join(' ');
      const at = heard.findIndex(({ text: word, startMs }, place) => {
        const two = `${word} ${heard[place + 1]?.text ?? ''}`
          .toLowerCase()
          .replace('mr.', 'mister');
        return two.replace(/[^a-z ]/g, '').startsWith(first) && startMs / 1000 > start - 2;
      });
      expect(heard[at], first).toBeDefined();
      expect(Math.abs(heard[at]!.startMs / 1000 - start), first).toBeLessThan(1);
      start += seconds;
    }
  });
});

describe('a language that the model does not know', () => {
  test.each(['spanish-9s.wav', 'russian-9s.wav'])('is noticed in %s', async (file) => {
    expect(await heardIn(samplesOfClip(file))).toMatchObject({
      segments: [],
      language: null,
      problem: 'LANGUAGE',
    });
  });
});

describe('what is no speech', () => {
  test('two hours of silence have none', async () => {
    const minute = silence(60);
    async function* hours() {
      for (let count = 0; count < 120; count += 1) yield await Promise.resolve(minute);
    }
    const result = await engine.transcribe(hours(), patient);
    expect(result).toMatchObject({ segments: [], language: null, problem: 'NO_SPEECH' });
  });

  test.each([
    ['a hiss', noise(20, 0.02)],
    ['a roar', noise(20, 0.5)],
    ['nothing at all', new Float32Array()],
  ])('%s has none', async (_, samples) => {
    expect(await heardIn(samples)).toMatchObject({ segments: [], language: null });
  });
});

describe('the process with the models', () => {
  test('does not run before it is needed, and not long after', async () => {
    const own = new LocalSpeechEngine({ idleMs: 1 });
    expect(own.pid).toBeUndefined();
    await own.transcribe(streamed(samplesOfClip('librivox-0880.wav')), patient);
    await expect.poll(() => own.pid).toBeUndefined();
  });

  test('that is killed in the middle fails one recording; the next one is understood', async () => {
    const work = engine.transcribe(streamed(samplesOfClip(joined.file)), {
      ...patient,
      onProgress: () => process.kill(engine.pid ?? 0, 'SIGKILL'),
    });
    const failure = await work.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SpeechFailed);
    expect(failure).toMatchObject({ failure: 'ENGINE_ENDED' });
    const clip = sentences.find(({ file }) => file === 'librivox-0880.wav')!;
    const again = await heardIn(samplesOfClip(clip.file));
    expect(wordErrors(clip.text, textOf(again)).errors).toBe(0);
  });

  test('is ended by an abort, which those that wait notice at once', async () => {
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = engine.transcribe(streamed(samplesOfClip(joined.file)), {
      signal: running.signal,
      onProgress: () => {
        waiting.abort(new Error('no longer wanted'));
        running.abort(new Error('the server stops'));
      },
    });
    const second = engine.transcribe(streamed(), { signal: waiting.signal });
    await expect(second).rejects.toThrow('no longer wanted');
    await expect(first).rejects.toThrow('the server stops');
    await expect.poll(() => engine.pid).toBeUndefined();
  });

  test('passes on what the reading of the recording threw', async () => {
    async function* broken() {
      yield await Promise.resolve(noise(1, 0.1));
      throw new Error('the storage is gone');
    }
    await expect(engine.transcribe(broken(), patient)).rejects.toThrow('the storage is gone');
  });
});
