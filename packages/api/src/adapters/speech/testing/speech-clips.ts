import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../../../../tests/fixtures/speech');

interface Clip {
  readonly file: string;
  readonly seconds: number;
  readonly text: string;
  /** Of a recording put together from several clips: in seconds. */
  readonly segments?: readonly { start: number; end: number; text: string }[];
}

const { files } = JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')) as {
  files: Clip[];
};

export const joined = files.find(({ segments }) => segments !== undefined)!;
export const sentences = files.filter(({ segments }) => segments === undefined);

/** The samples of a fixture: WAV, PCM, 16 bits, mono, 16 kHz. */
export function samplesOfClip(file: string): Float32Array {
  const bytes = readFileSync(path.join(folder, file)).subarray(44);
  const count = Math.floor(bytes.length / 2);
  return Float32Array.from({ length: count }, (_, at) => bytes.readInt16LE(at * 2) / 32_768);
}

/** As a recording comes from the storage: in pieces of uneven length. */
export async function* streamed(...parts: Float32Array[]): AsyncGenerator<Float32Array> {
  for (const samples of parts) {
    for (let at = 0; at < samples.length; at += 5461) {
      yield await Promise.resolve(samples.subarray(at, at + 5461));
    }
  }
}

export function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * 16_000));
}

/** The same noise each time: a linear congruential generator. */
export function noise(seconds: number, loudness: number): Float32Array {
  let state = 1;
  return Float32Array.from({ length: seconds * 16_000 }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return loudness * (state / 2 ** 31 - 1);
  });
}
