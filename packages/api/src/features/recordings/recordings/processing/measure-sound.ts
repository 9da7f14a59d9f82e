import type { AudioSample, InputAudioTrack } from 'mediabunny';
import { decodedSamples } from '#features/recordings/recordings/processing/decoded-samples.ts';
import {
  listeningLimits,
  throughFfmpeg,
} from '#features/recordings/recordings/processing/ffmpeg.ts';
import {
  LoudnessMeter,
  meterRate,
  type Loudness,
} from '#features/recordings/recordings/processing/loudness-meter.ts';
import { engineFor } from '#features/recordings/recordings/processing/media-engine.ts';
import type {
  MediaFacts,
  MediaSource,
} from '#features/recordings/recordings/processing/media-source.ts';
import type { Note } from '#features/recordings/recordings/processing/preparation-space.ts';
import { packetStream } from '#features/recordings/recordings/processing/remux.ts';

const decoded = ['-map', '0:a:0', '-vn', '-sn', '-dn', '-ac', '1', '-ar', `${meterRate}`];

/**
 * Decodes the sound and measures it. Null when there is no sound, or no way to decode it: then
 * the recording is kept and played without a waveform.
 */
export async function measureSound(
  source: MediaSource,
  facts: MediaFacts,
  note: Note,
): Promise<Loudness | null> {
  const { audio } = facts;
  if (!audio) return null;
  const engine = await engineFor({ audio, video: null });
  if (!engine) {
    note('no engine decodes this sound: no waveform');
    return null;
  }
  const meter = new LoudnessMeter();
  try {
    const samples = engine === 'ffmpeg' ? piped(source, facts, audio) : decodedHere(audio);
    for await (const piece of samples) meter.listen(piece);
  } catch (error) {
    source.assertReadWell();
    note('no sound decoded', error);
    // What was decoded up to a broken end is good.
    const heard = meter.finish();
    return heard.seconds > 0 ? heard : null;
  }
  return meter.finish();
}

/** What ffmpeg cannot read from a pipe (MP4 with its tables at the end) is unpacked before it. */
function piped(
  source: MediaSource,
  { pipedAs }: MediaFacts,
  audio: InputAudioTrack,
): AsyncIterable<Buffer> {
  const input = pipedAs ? source.object.content() : packetStream([audio]);
  return throughFfmpeg(pipedAs ?? 'matroska', [...decoded, '-f', 's16le'], input, listeningLimits);
}

async function* decodedHere(audio: InputAudioTrack): AsyncGenerator<Buffer> {
  // Where the next value lies, in frames from the start of the next sample.
  let offset = 0;
  for await (const sample of decodedSamples(audio)) {
    const taken = valuesOf(sample, offset);
    offset = taken.offset;
    sample.close();
    yield taken.bytes;
  }
}

/** Every so many-th value of the first channel: an outline needs no better resampling. */
function valuesOf(sample: AudioSample, offset: number): { bytes: Buffer; offset: number } {
  const { numberOfFrames, sampleRate } = sample;
  const plane = new Float32Array(numberOfFrames);
  sample.copyTo(plane, { planeIndex: 0, format: 'f32-planar' });
  const step = sampleRate / meterRate;
  const count = Math.max(0, Math.ceil((numberOfFrames - offset) / step));
  const bytes = Buffer.alloc(count * 2);
  for (let index = 0; index < count; index += 1) {
    const value = plane[Math.floor(offset + index * step)] ?? 0;
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, value)) * 32_767), index * 2);
  }
  return { bytes, offset: offset + count * step - numberOfFrames };
}
