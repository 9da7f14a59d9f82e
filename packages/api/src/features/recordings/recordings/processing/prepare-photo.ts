import sharp, { type Metadata, type Sharp } from 'sharp';
import { photoLimits } from '@infinite/schema/catalogue/media';
import type { PhotoEditValues, PhotoTurn } from '@infinite/schema/catalogue/pictures';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import { displayKey } from '#features/recordings/recordings/blob-keys.ts';
import type { OpenObject } from '#features/recordings/recordings/family-vault.ts';
import { drawForms } from '#features/recordings/recordings/processing/draw-forms.ts';
import { areaLeft } from '#features/recordings/recordings/processing/edit-picture.ts';
import { photoFacts } from '#features/recordings/recordings/processing/photo-facts.ts';
import { pictureOfHeic } from '#features/recordings/recordings/processing/picture-of-heic.ts';
import type { PreparationSpace } from '#features/recordings/recordings/processing/preparation-space.ts';
import {
  failedAs,
  keptAs,
  type Prepared,
} from '#features/recordings/recordings/processing/prepared.ts';

// One picture at a time in one process, and nothing kept: a picture may take 400 MB.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures that sharp redraws for display. */
const drawn = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/tiff',
]);
/** Pictures of phones; sharp's builds on npm do not decode HEVC. Of others only the original is kept. */
const heic = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/**
 * Redraws the picture: upright, at a size for screens, without anything that the file carries
 * beside its pixels (place, comments, scripts, a tail). The original stays as it came.
 */
export async function preparePhoto(
  space: PreparationSpace,
  original: OpenObject,
  mimeType: string,
  edit: PhotoEditValues | null = null,
): Promise<Prepared> {
  const { problem } = memoryWords;
  if (!drawn.has(mimeType) && !heic.has(mimeType)) {
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
  const facts = await photoFacts(file, metadata);
  const isHeic = heic.has(mimeType);
  const drawnAs = (values: PhotoEditValues | null) =>
    isHeic ? drawHeic(file, values) : drawAny(file, metadata, values);
  const picture = await drawnAs(edit);
  if (picture === 'pixels') return { ...failedAs('PHOTO', mimeType, problem.hugePhoto), facts };
  if (picture === null && isHeic) {
    return { ...keptAs('PHOTO', mimeType), problem: problem.photoForm, facts };
  }
  if (picture === null) return failedAs('PHOTO', mimeType, problem.unreadablePhoto);
  // What the editor shows, so that a crop can be made wider again.
  const whole = edit && (await drawnAs(null));
  await space.vault.put(displayKey(space.recordingId), once(picture.bytes));
  return {
    ...keptAs('PHOTO', mimeType),
    problem: picture.whole ? null : problem.incompletePhoto,
    display: { mimeType: 'image/webp', bytes: picture.bytes.length },
    forms: await drawForms(space, picture.bytes, {
      size: picture.size,
      whole: whole && whole !== 'pixels' ? whole.bytes : null,
    }),
    facts,
  };
}

/** A picture as it is shown; not whole where its file was cut off. */
interface Drawn {
  readonly bytes: Buffer;
  readonly whole: boolean;
  /** Of the original, upright. */
  readonly size: Size;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function drawAny(
  file: Buffer,
  metadata: Metadata | null,
  edit: PhotoEditValues | null,
): Promise<Drawn | 'pixels' | null> {
  if (!metadata) return null;
  if (pixelsOf(metadata) > photoLimits.pixels) return 'pixels';
  const { pixels } = photoLimits;
  const size = metadata.autoOrient;
  const open = (failOn: 'warning' | 'none') => {
    const upright = sharp(file, { failOn, limitInputPixels: pixels, sequentialRead: true });
    return draw(cut(upright.autoOrient(), size, edit), edit);
  };
  const whole = await open('warning');
  const bytes = whole ?? (await open('none'));
  return bytes && { bytes, whole: whole !== null, size };
}

async function drawHeic(
  file: Buffer,
  edit: PhotoEditValues | null,
): Promise<Drawn | 'pixels' | null> {
  try {
    let size: Size = { width: 0, height: 0 };
    const picture = await pictureOfHeic(file, photoLimits.pixels, (opened, found) => {
      size = found;
      return fitted(cut(opened, found, edit));
    });
    if (picture === 'pixels' || picture === null) return picture;
    const bytes = await draw(picture, edit);
    return bytes && { bytes, whole: true, size };
  } catch {
    return null;
  }
}

function cut(upright: Sharp, size: Size, edit: PhotoEditValues | null): Sharp {
  return edit?.crop ? upright.extract(areaLeft(size, edit)) : upright;
}

function pixelsOf({ width, height, pages = 1 }: Metadata): number {
  return width * height * pages;
}

async function draw(picture: Sharp, edit: PhotoEditValues | null): Promise<Buffer | null> {
  const { displayQuality: quality } = photoLimits;
  try {
    const shown = edit?.turn ? await turned(fitted(picture), edit.turn) : fitted(picture);
    return await shown.webp({ quality }).timeout({ seconds: 60 }).toBuffer();
  } catch {
    return null;
  }
}

/** In a step of its own: beside the orientation of the file, sharp would turn before it cuts. */
async function turned(picture: Sharp, turn: PhotoTurn): Promise<Sharp> {
  const png = await picture.png({ compressionLevel: 1 }).timeout({ seconds: 60 }).toBuffer();
  return sharp(png).rotate(turn);
}

function fitted(picture: Sharp): Sharp {
  const { displaySide: side } = photoLimits;
  return picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
