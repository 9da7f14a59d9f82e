import { VideoSampleSink, type InputVideoTrack, type VideoSample } from 'mediabunny';
import sharp, { type Sharp } from 'sharp';
import { versionQuality } from '@infinite/schema/catalogue/versions';
import { versionKey } from '#features/recordings/recordings/blob-keys.ts';
import {
  throughFfmpeg,
  type FfmpegLimits,
} from '#features/recordings/recordings/processing/ffmpeg.ts';
import type { MadeFile } from '#features/recordings/recordings/processing/made-version.ts';
import { engineFor } from '#features/recordings/recordings/processing/media-engine.ts';
import type { MediaFacts } from '#features/recordings/recordings/processing/media-source.ts';
import type { PreparationSpace } from '#features/recordings/recordings/processing/preparation-space.ts';
import { packetStream } from '#features/recordings/recordings/processing/remux.ts';

const limits: FfmpegLimits = { memoryMb: 2048, cpuSeconds: 60, wallSeconds: 120 };
/** Videos often begin with a moment of black. */
const wantedSeconds = 1;
/** Between two pictures of a slow film. */
const longestGapSeconds = 10;
/** It is drawn smaller from it. */
const stillQuality = 90;

/** A moment of a video as a picture, upright and in its own size; null when none can be decoded. */
export async function stillOf(
  space: PreparationSpace,
  { video }: Pick<MediaFacts, 'video'>,
  seconds: number,
): Promise<Buffer | null> {
  if (!video) return null;
  try {
    const engine = await engineFor({ audio: null, video });
    if (engine === null) return null;
    const at = Math.min(wantedSeconds, seconds / 2);
    const picture = engine === 'ffmpeg' ? await byFfmpeg(video, at) : await byWebCodecs(video, at);
    return await picture
      .rotate(await video.getRotation())
      .webp({ quality: stillQuality })
      .toBuffer();
  } catch (error) {
    space.note('no picture of a video drawn', error);
    return null;
  }
}

/** Keeps the picture that stands for a video until it plays; null when none can be decoded. */
export async function drawPoster(
  space: PreparationSpace,
  versionId: string,
  facts: MediaFacts,
  seconds: number,
): Promise<MadeFile | null> {
  const still = await stillOf(space, facts, seconds);
  if (!still) return null;
  const side = versionQuality.posterSide;
  const poster = await sharp(still)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  await space.vault.put(versionKey(space.recordingId, versionId, 'poster'), once(poster));
  return { mimeType: 'image/webp', bytes: poster.length };
}

async function byFfmpeg(video: InputVideoTrack, at: number): Promise<Sharp> {
  const options = ['-ss', at.toFixed(3), '-frames:v', '1', '-c:v', 'png', '-f', 'image2pipe'];
  const pieces: Buffer[] = [];
  const drawn = throughFfmpeg('matroska', options, packetStream([video]), limits);
  for await (const piece of drawn) pieces.push(piece);
  return sharp(Buffer.concat(pieces));
}

async function byWebCodecs(video: InputVideoTrack, at: number): Promise<Sharp> {
  const start = await video.getFirstTimestamp();
  // Asked for one moment alone, its decoders often give none.
  const samples = new VideoSampleSink(video).samples(start, start + at + longestGapSeconds);
  let nearest: Sharp | undefined;
  for await (const sample of samples) {
    try {
      if (sample.timestamp < start + at) continue;
      nearest = await pixelsOf(sample);
      break;
    } finally {
      sample.close();
    }
  }
  if (!nearest) throw new Error('no picture there');
  return nearest;
}

/** A picture of a decoded moment. */
export async function pixelsOf(sample: VideoSample): Promise<Sharp> {
  const pixels = new Uint8Array(sample.allocationSize({ format: 'RGBA' }));
  await sample.copyTo(pixels, { format: 'RGBA' });
  const { visibleRect } = sample;
  const raw = { width: visibleRect.width, height: visibleRect.height, channels: 4 as const };
  return sharp(pixels, { raw });
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
