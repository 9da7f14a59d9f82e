import { photoLimits, portraitLimits } from '@infinite/schema/catalogue/media';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { pictureOfHeic } from '#features/recordings/recordings/processing/picture-of-heic.ts';

/** A square WebP without metadata, or the reason why the file was refused. */
export type Portrait =
  { readonly picture: Uint8Array } | { readonly refused: 'form' | 'pixels' | 'broken' };

const drawn = new Set(['image/jpeg', 'image/png', 'image/webp']);
const heic = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/**
 * Draws the middle of a picture again: upright, square, at most 512 pixels wide, and without anything
 * that the file carries beside its pixels. The content says what it is, never its name.
 */
export async function drawPortrait(file: Buffer): Promise<Portrait> {
  const type = (await fileTypeFromBuffer(file).catch(() => undefined))?.mime ?? '';
  if (!drawn.has(type) && !heic.has(type)) return { refused: 'form' };
  try {
    const square = await (heic.has(type) ? squareOfHeic(file) : squareOf(file));
    if (square === 'pixels') return { refused: 'pixels' };
    const { quality } = portraitLimits;
    return { picture: await square.webp({ quality }).timeout({ seconds: 30 }).toBuffer() };
  } catch {
    return { refused: 'broken' };
  }
}

async function squareOf(file: Buffer): Promise<Sharp | 'pixels'> {
  // The header alone, so that a small file of many pixels is refused before it is decoded.
  const { width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
  if (width * height * pages > photoLimits.pixels) return 'pixels';
  const input = sharp(file, { failOn: 'error', limitInputPixels: photoLimits.pixels });
  return cover(input.autoOrient());
}

async function squareOfHeic(file: Buffer): Promise<Sharp | 'pixels'> {
  const square = await pictureOfHeic(file, photoLimits.pixels, cover);
  if (square === null) throw new Error('This file cannot be decoded.');
  return square;
}

function cover(picture: Sharp): Sharp {
  const { side } = portraitLimits;
  return picture.resize({ width: side, height: side, fit: 'cover' });
}
