import { VideoSampleSink, type InputVideoTrack } from 'mediabunny';
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

/** Keeps the picture that stands for a video until it plays; null when none can be decoded. */
export async function drawPoster(
  space: PreparationSpace,
  versionId: string,
  facts: MediaFacts,
  seconds: number,
): Promise<MadeFile | null> {
  const { video } = facts;
  if (!video) return null;
  try {
    const at = Math.min(wantedSeconds, seconds / 2);
    const engine = await engineFor({ audio: null, video });
    const picture = engine === 'ffmpeg' ? await byFfmpeg(video, at) : await byWebCodecs(video, at);
    const side = versionQuality.posterSide;
    const poster = await picture
      .rotate(await video.getRotation())
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    await space.vault.put(versionKey(space.recordingId, versionId, 'poster'), once(poster));
    return { mimeType: 'image/webp', bytes: poster.length };
  } catch (error) {
    space.note('no poster drawn', error);
    return null;
  }
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
  const sample = await new VideoSampleSink(video).getSample(start + at);
  if (!sample) throw new Error('no picture there');
  try {
    const pixels = new Uint8Array(sample.allocationSize({ format: 'RGBA' }));
    await sample.copyTo(pixels, { format: 'RGBA' });
    const { visibleRect } = sample;
    const raw = { width: visibleRect.width, height: visibleRect.height, channels: 4 as const };
    return sharp(pixels, { raw });
  } finally {
    sample.close();
  }
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
