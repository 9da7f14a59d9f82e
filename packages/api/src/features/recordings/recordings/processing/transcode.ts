import {
  Conversion,
  EncodedPacketSink,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  type AudioSample,
  type ConversionAudioOptions,
  type InputAudioTrack,
} from 'mediabunny';
import { versionQuality as quality } from '@infinite/schema/catalogue/versions';
import type { Cut } from '#features/recordings/recordings/processing/cut.ts';
import {
  throughFfmpeg,
  type FfmpegLimits,
} from '#features/recordings/recordings/processing/ffmpeg.ts';
import type { MediaEngine } from '#features/recordings/recordings/processing/media-engine.ts';
import {
  MediaSource,
  type MediaFacts,
} from '#features/recordings/recordings/processing/media-source.ts';
import type { PreparationSpace } from '#features/recordings/recordings/processing/preparation-space.ts';
import { copyTracks, packetStream } from '#features/recordings/recordings/processing/remux.ts';
import { WorkFile } from '#features/recordings/recordings/processing/work-file.ts';

/** The two containers of what is made: sound with or without picture, and sound to keep. */
export type MadeForm = 'mp4' | 'mp3';

interface Encoding {
  readonly source: MediaSource;
  readonly facts: MediaFacts;
  readonly cut: Cut;
  readonly forms: readonly MadeForm[];
}

/**
 * Decodes the part that is left after a cut and encodes it as what plays everywhere: H.264 and AAC
 * in MP4, and MP3. Nothing of what was cut is in the files.
 * @returns one file a form, in the order of `forms`
 * @throws when the content cannot be decoded
 */
export async function transcode(
  space: PreparationSpace,
  engine: MediaEngine,
  encoding: Encoding,
): Promise<WorkFile[]> {
  if (engine === 'ffmpeg') return transcodeByFfmpeg(space, encoding);
  const files: WorkFile[] = [];
  for (const form of encoding.forms) files.push(await convertWhole(space, encoding, form));
  return files;
}

/** Seconds; the cut and the frames of the encoder are not to the sample. */
const tolerance = 0.25;
const tries = 3;

/**
 * The decoder from npm at times drops sound that a busy process does not take. What is short of what the
 * packets hold is made again; if it stays short, the packets themselves are broken.
 */
async function convertWhole(
  space: PreparationSpace,
  encoding: Encoding,
  form: MadeForm,
): Promise<WorkFile> {
  const { facts, cut } = encoding;
  const expected = facts.audio ? await secondsOf(facts.audio, cut) : 0;
  for (let attempt = 1; ; attempt += 1) {
    const file = new WorkFile(space.vault, `${space.work}/made-${form}-${attempt}`);
    const encoded = await convert(file, encoding, form);
    if (encoded >= expected - tolerance) return file;
    space.note(`${encoded.toFixed(2)} s of ${expected.toFixed(2)} s of sound were encoded`);
    if (attempt === tries) return file;
  }
}

/** Of the packets within the cut: less than its length where the recording has gaps. */
async function secondsOf(track: InputAudioTrack, { start, end }: Cut): Promise<number> {
  let seconds = 0;
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, {
    metadataOnly: true,
  })) {
    const until = Math.min(packet.timestamp + packet.duration, end ?? Infinity);
    seconds += Math.max(0, until - Math.max(packet.timestamp, start));
  }
  return seconds;
}

/** @returns how many seconds of sound were encoded */
async function convert(file: WorkFile, { source, cut }: Encoding, form: MadeForm): Promise<number> {
  let encoded = 0;
  const count = (sample: AudioSample) => {
    encoded += sample.duration;
    return sample;
  };
  const conversion = await Conversion.init({
    input: source.input,
    output: outputTo(file, form),
    tracks: 'primary',
    trim: { start: cut.start, ...(cut.end === null ? {} : { end: cut.end }) },
    // Never copied packets with an edit list: what was cut would still be in the file.
    audio: async (track) => ({
      ...(await soundOptions(track, form)),
      forceTranscode: true,
      process: count,
    }),
    video:
      form === 'mp3'
        ? { discard: true }
        : {
            codec: 'avc',
            bitrate: quality.videoBitrate,
            keyFrameInterval: 2,
            forceTranscode: true,
          },
    showWarnings: false,
  });
  const lost = conversion.discardedTracks.filter(({ reason }) => reason !== 'discarded_by_user');
  if (!conversion.isValid || lost.length > 0) {
    throw new Error(`not converted: ${lost.map(({ reason }) => reason).join(', ')}`);
  }
  await conversion.execute();
  return encoded;
}

async function soundOptions(
  track: InputAudioTrack,
  form: MadeForm,
): Promise<ConversionAudioOptions> {
  const channels = await track.getNumberOfChannels();
  return {
    codec: form === 'mp3' ? 'mp3' : 'aac',
    bitrate: channels === 1 ? quality.monoBitrate : quality.stereoBitrate,
    numberOfChannels: Math.min(2, channels),
    sampleRate: rateFor(await track.getSampleRate()),
  };
}

/** Rates that AAC and MP3 both have. */
const rates = [16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

function rateFor(rate: number): number {
  return rates.includes(rate) ? rate : 48_000;
}

async function transcodeByFfmpeg(
  space: PreparationSpace,
  { source, facts, cut, forms }: Encoding,
): Promise<WorkFile[]> {
  const encoded = new WorkFile(space.vault, `${space.work}/encoded`);
  const { pipedAs } = facts;
  const input = pipedAs ? source.object.content() : packetStream([facts.video, facts.audio]);
  const pieces = throughFfmpeg(
    pipedAs ?? 'matroska',
    [...cutOptions(cut), ...(await encodingOptions(facts, forms)), '-f', 'matroska'],
    input,
    limitsFor(facts, cut),
  );
  for await (const piece of pieces) await encoded.append(piece);
  await encoded.close();
  const opened = await encoded.open();
  const made = new MediaSource(opened.object);
  try {
    const [video] = await made.input.getVideoTracks();
    const sounds = await made.input.getAudioTracks();
    const files: WorkFile[] = [];
    for (const form of forms) {
      const codec = form === 'mp3' ? 'mp3' : 'aac';
      const codecs = await Promise.all(sounds.map((track) => track.getCodec()));
      const sound = sounds[codecs.indexOf(codec)];
      const file = new WorkFile(space.vault, `${space.work}/made-${form}`);
      await copyTracks(outputTo(file, form), [form === 'mp3' ? undefined : video, sound]);
      files.push(file);
    }
    made.assertReadWell();
    return files;
  } finally {
    made.dispose();
    await opened.close();
  }
}

/** Options of the output: what lies before the cut is decoded and dropped, to the sample. */
function cutOptions({ start, end }: Cut): string[] {
  const from = start > 0 ? ['-ss', start.toFixed(3)] : [];
  return end === null ? from : [...from, '-t', (end - start).toFixed(3)];
}

async function encodingOptions(facts: MediaFacts, forms: readonly MadeForm[]): Promise<string[]> {
  const options = ['-map_metadata', '-1', '-sn', '-dn'];
  if (facts.video) {
    const turn = turns[await facts.video.getRotation()] ?? '';
    const side = quality.longerSide;
    const fit = `scale=w='min(${side},iw)':h='min(${side},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;
    options.push(
      ...['-map', '0:v:0', '-c:v', 'libx264', '-preset', 'veryfast', '-crf', '21', '-bf', '0'],
      ...['-pix_fmt', 'yuv420p', '-force_key_frames', 'expr:gte(t,n_forced*2)', '-threads', '2'],
      ...['-vf', `${turn}${fit}`],
    );
  }
  if (!facts.audio) return options;
  const channels = Math.min(2, await facts.audio.getNumberOfChannels());
  const bitrate = channels === 1 ? quality.monoBitrate : quality.stereoBitrate;
  const rate = rateFor(await facts.audio.getSampleRate());
  forms.forEach((form, index) => {
    const codec = form === 'mp3' ? 'libmp3lame' : 'aac';
    options.push(...['-map', '0:a:0', `-c:a:${index}`, codec, `-b:a:${index}`, `${bitrate}`]);
  });
  return [...options, '-ac', `${channels}`, '-ar', `${rate}`];
}

/** How a picture that its file says to turn (clockwise) is turned for good. */
const turns: Readonly<Record<number, string>> = {
  90: 'transpose=clock,',
  180: 'hflip,vflip,',
  270: 'transpose=cclock,',
};

/** A 4K picture is decoded and encoded in this much memory; time follows the length. */
function limitsFor(facts: MediaFacts, { end, of }: Cut): FfmpegLimits {
  const seconds = end ?? of ?? quality.longestSeconds;
  const each = facts.video ? 6 : 0.2;
  return {
    memoryMb: facts.video ? 3072 : 1024,
    cpuSeconds: 120 + seconds * each,
    wallSeconds: 600 + seconds * each * 2,
  };
}

/** A file of its form, with its length written where players look for it. */
export function outputTo(file: WorkFile, form: MadeForm): Output {
  return new Output({
    format: form === 'mp3' ? new Mp3OutputFormat() : new Mp4OutputFormat({ fastStart: false }),
    target: new StreamTarget(file.writable(), { chunked: true, chunkSize: 1024 * 1024 }),
  });
}
