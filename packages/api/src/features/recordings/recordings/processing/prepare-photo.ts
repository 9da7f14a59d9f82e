import sharp, { type Metadata } from 'sharp';
import { photoLimits } from '@infinite/schema/catalogue/media';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import { displayKey } from '#features/recordings/recordings/blob-keys.ts';
import type { OpenObject } from '#features/recordings/recordings/family-vault.ts';
import type { PreparationSpace } from '#features/recordings/recordings/processing/preparation-space.ts';
import {
  failedAs,
  keptAs,
  type Prepared,
} from '#features/recordings/recordings/processing/prepared.ts';

// One picture at a time in one process, and nothing kept: a picture may take 400 MB.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures that are redrawn for display; of others only the original is kept. */
const drawn = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
]);

/**
 * Redraws the picture: upright, at a size for screens, without anything that the file carries
 * beside its pixels (place, comments, scripts, a tail). The original stays as it came.
 */
export async function preparePhoto(
  space: PreparationSpace,
  original: OpenObject,
  mimeType: string,
): Promise<Prepared> {
  const { problem } = memoryWords;
  if (!drawn.has(mimeType)) {
    return { ...keptAs('PHOTO', mimeType), problem: problem.photoForm };
  }
  // A header may claim little and hundreds of megabytes may follow it.
  if (original.object.bytes > photoLimits.bytes) {
    return failedAs('PHOTO', mimeType, problem.hugePhoto);
  }
  const file = await original.object.read(0, original.object.bytes);
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata) return failedAs('PHOTO', mimeType, problem.unreadablePhoto);
  if (pixelsOf(metadata) > photoLimits.pixels) {
    return failedAs('PHOTO', mimeType, problem.hugePhoto);
  }
  const whole = await draw(file, 'warning');
  const picture = whole ?? (await draw(file, 'none'));
  if (!picture) return failedAs('PHOTO', mimeType, problem.unreadablePhoto);
  await space.vault.put(displayKey(space.recordingId), once(picture));
  return {
    ...keptAs('PHOTO', mimeType),
    problem: whole ? null : problem.incompletePhoto,
    display: { mimeType: 'image/webp', bytes: picture.length },
  };
}

function pixelsOf({ width, height, pages = 1 }: Metadata): number {
  return width * height * pages;
}

async function draw(file: Buffer, failOn: 'warning' | 'none'): Promise<Buffer | null> {
  const { pixels, displaySide, displayQuality } = photoLimits;
  try {
    return await sharp(file, { failOn, limitInputPixels: pixels, sequentialRead: true })
      .autoOrient()
      .resize({ width: displaySide, height: displaySide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: displayQuality })
      .timeout({ seconds: 60 })
      .toBuffer();
  } catch {
    return null;
  }
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
