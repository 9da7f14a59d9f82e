import { VideoSampleSink, type InputVideoTrack } from 'mediabunny';
import sharp, { type Sharp } from 'sharp';
import { filmPreview } from '@infinite/schema/catalogue/media';
import { pixelsOf } from '#features/recordings/recordings/processing/draw-poster.ts';
import {
  throughFfmpeg,
  type FfmpegLimits,
} from '#features/recordings/recordings/processing/ffmpeg.ts';
import { engineFor } from '#features/recordings/recordings/processing/media-engine.ts';
import type { MediaFacts } from '#features/recordings/recordings/processing/media-source.ts';
import type { PreparationSpace } from '#features/recordings/recordings/processing/preparation-space.ts';
import { packetStream } from '#features/recordings/recordings/processing/remux.ts';

const limits: FfmpegLimits = { memoryMb: 2048, cpuSeconds: 120, wallSeconds: 180 };
/** A film of one moment does not move. */
const leastMoments = 2;

/**
 * A few moments from the beginning of a film, upright, as an animated WebP without sound; null when too few can be
 * decoded.
 */
export async function previewOf(
  space: PreparationSpace,
  { video }: Pick<MediaFacts, 'video'>,
  seconds: number,
): Promise<Buffer | null> {
  if (!video) return null;
  try {
    const engine = await engineFor({ audio: null, video });
    if (engine === null) return null;
    const most = filmPreview.withinSeconds;
    const span = seconds > 0 ? Math.min(seconds, most) : most;
    const drawn = engine === 'ffmpeg' ? byFfmpeg(video, span) : byWebCodecs(video, span);
    const turn = await video.getRotation();
    const moments: Buffer[] = [];
    for await (const moment of drawn) moments.push(await moment.rotate(turn).png().toBuffer());
    if (moments.length < leastMoments) return null;
    return await sharp(moments, { join: { animated: true } })
      .webp({ quality: filmPreview.quality, delay: filmPreview.momentMs, loop: 0 })
      .toBuffer();
  } catch (error) {
    space.note('no preview of a video drawn', error);
    return null;
  }
}

/** Seconds between two moments. */
function stepOf(span: number): number {
  return span / filmPreview.moments;
}

async function* byFfmpeg(video: InputVideoTrack, span: number): AsyncGenerator<Sharp> {
  const { width, height } = smallSize(await video.getCodedWidth(), await video.getCodedHeight());
  const raw = { width, height, channels: 3 as const };
  const filter = `fps=${(1 / stepOf(span)).toFixed(6)},scale=${width}:${height}`;
  const options = [
    ...['-t', span.toFixed(3), '-vf', filter, '-frames:v', String(filmPreview.moments)],
    ...['-pix_fmt', 'rgb24', '-f', 'rawvideo'],
  ];
  const size = width * height * raw.channels;
  let pieces = Buffer.alloc(0);
  for await (const piece of throughFfmpeg('matroska', options, packetStream([video]), limits)) {
    pieces = Buffer.concat([pieces, piece]);
    for (; pieces.length >= size; pieces = pieces.subarray(size)) {
      yield sharp(pieces.subarray(0, size), { raw });
    }
  }
}

async function* byWebCodecs(video: InputVideoTrack, span: number): AsyncGenerator<Sharp> {
  const start = await video.getFirstTimestamp();
  let drawn = 0;
  for await (const sample of new VideoSampleSink(video).samples(start, start + span)) {
    try {
      if (sample.timestamp < start + drawn * stepOf(span)) continue;
      drawn += 1;
      const picture = await pixelsOf(sample);
      const side = filmPreview.side;
      const small = await picture
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer();
      yield sharp(small);
    } finally {
      sample.close();
    }
  }
}

/** The largest size within the side of a preview, in even numbers, which every codec can be scaled to. */
function smallSize(width: number, height: number): { width: number; height: number } {
  const ratio = Math.min(1, filmPreview.side / Math.max(width, height, 1));
  const even = (length: number) => Math.max(2, 2 * Math.round((length * ratio) / 2));
  return { width: even(width), height: even(height) };
}
