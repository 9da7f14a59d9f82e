import type { AudioSample, InputAudioTrack } from 'mediabunny';
import { versionQuality } from '@infinite/schema/catalogue/versions';
import type { OpenObject } from '#features/recordings/recordings/family-vault.ts';
import { decodedSamples } from '#features/recordings/recordings/processing/decoded-samples.ts';
import {
  listeningLimits,
  throughFfmpeg,
} from '#features/recordings/recordings/processing/ffmpeg.ts';
import { engineFor } from '#features/recordings/recordings/processing/media-engine.ts';
import {
  MediaSource,
  type MediaFacts,
} from '#features/recordings/recordings/processing/media-source.ts';
import type { PreparationSpace } from '#features/recordings/recordings/processing/preparation-space.ts';
import { packetStream } from '#features/recordings/recordings/processing/remux.ts';
import { Resampler } from '#features/recordings/recordings/processing/resampler.ts';
import { WorkFile } from '#features/recordings/recordings/processing/work-file.ts';

/** Whether there is sound now in `soundFile(work)`, or why there is none. */
export type DecodedSound = 'decoded' | 'no-sound' | 'unreadable';

/** What speech engines want: signed 16-bit little-endian samples, mono, at this rate. */
const speechRate = 16_000;

export function soundFile(work: string): string {
  return `${work}/sound`;
}

/** A file may claim a gap of days, which would be filled with silence. */
const mostBytes = 2 * speechRate * versionQuality.longestSeconds;

/** Silence where the recording has gaps, so that times are those of the recording. */
const decoded = [
  ...['-map', '0:a:0', '-vn', '-sn', '-dn', '-af', 'aresample=async=1:first_pts=0'],
  ...['-ac', '1', '-ar', `${speechRate}`, '-f', 's16le'],
];

/** Decodes the sound of a recording, of any length, into a sealed file. */
export async function decodeSound(
  space: PreparationSpace,
  opened: OpenObject,
): Promise<DecodedSound> {
  const source = new MediaSource(opened.object);
  try {
    const facts = await source.facts();
    if (!facts) return 'unreadable';
    const { audio } = facts;
    if (!audio) return 'no-sound';
    const engine = await engineFor({ audio, video: null });
    if (!engine) return 'unreadable';
    const file = new WorkFile(space.vault, soundFile(space.work));
    try {
      const pieces = engine === 'ffmpeg' ? piped(source, facts, audio) : decodedHere(audio);
      for await (const piece of pieces) {
        await file.append(piece);
        if (file.bytes >= mostBytes) break;
      }
    } catch (error) {
      source.assertReadWell();
      // What was decoded up to a broken end is good.
      space.note('the sound ends early', error);
    }
    await file.close();
    source.assertReadWell();
    return file.bytes > 0 ? 'decoded' : 'unreadable';
  } finally {
    source.dispose();
  }
}

/** What ffmpeg cannot read from a pipe (MP4 with its tables at the end) is unpacked before it. */
function piped(
  source: MediaSource,
  { pipedAs }: MediaFacts,
  audio: InputAudioTrack,
): AsyncIterable<Buffer> {
  const input = pipedAs ? source.object.content() : packetStream([audio]);
  return throughFfmpeg(pipedAs ?? 'matroska', decoded, input, listeningLimits);
}

/** Shorter gaps are rounding. */
const gapSeconds = 0.1;

async function* decodedHere(audio: InputAudioTrack): AsyncGenerator<Buffer> {
  let resampler: Resampler | undefined;
  let rate = 0;
  let until = 0;
  for await (const sample of decodedSamples(audio)) {
    if (sample.sampleRate !== rate) {
      if (resampler) yield sixteenBits(resampler.finish());
      rate = sample.sampleRate;
      resampler = new Resampler(rate, speechRate);
    }
    const gap = sample.timestamp - until;
    if (gap > gapSeconds) yield* silence(gap);
    until = sample.timestamp + sample.duration;
    const mono = mixed(sample);
    sample.close();
    if (resampler) yield sixteenBits(resampler.push(mono));
  }
  if (resampler) yield sixteenBits(resampler.finish());
}

/** In pieces of a second. */
function* silence(seconds: number): Generator<Buffer> {
  let samples = Math.round(seconds * speechRate);
  for (; samples > 0; samples -= speechRate) {
    yield Buffer.alloc(2 * Math.min(samples, speechRate));
  }
}

function mixed(sample: AudioSample): Float32Array {
  const { numberOfFrames, numberOfChannels } = sample;
  const mono = new Float32Array(numberOfFrames);
  const plane = new Float32Array(numberOfFrames);
  for (let planeIndex = 0; planeIndex < numberOfChannels; planeIndex += 1) {
    sample.copyTo(plane, { planeIndex, format: 'f32-planar' });
    for (let at = 0; at < numberOfFrames; at += 1) {
      mono[at] = (mono[at] ?? 0) + (plane[at] ?? 0) / numberOfChannels;
    }
  }
  return mono;
}

function sixteenBits(samples: Float32Array): Buffer {
  const bytes = Buffer.allocUnsafe(samples.length * 2);
  for (const [at, value] of samples.entries()) {
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), at * 2);
  }
  return bytes;
}
