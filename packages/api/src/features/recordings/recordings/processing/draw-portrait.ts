import { photoLimits, portraitLimits } from '@infinite/schema/catalogue/media';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';

/** A square WebP without metadata, or the reason why the file was refused. */
export type Portrait =
  { readonly picture: Uint8Array } | { readonly refused: 'heic' | 'form' | 'pixels' | 'broken' };

const drawn = new Set(['image/jpeg', 'image/png', 'image/webp']);
const heic = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);

/**
 * Draws the middle of a picture again: upright, square, at most 512 pixels wide, and without anything
 * that the file carries beside its pixels. The content says what it is, never its name.
 */
export async function drawPortrait(file: Buffer): Promise<Portrait> {
  const type = (await fileTypeFromBuffer(file).catch(() => undefined))?.mime ?? '';
  // The decoder of HEVC is not free, so no build of sharp on npm has it.
  if (heic.has(type)) return { refused: 'heic' };
  if (!drawn.has(type)) return { refused: 'form' };
  try {
    // The header alone, so that a small file of many pixels is refused before it is decoded.
    const { width, height, pages = 1 } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height * pages > photoLimits.pixels) return { refused: 'pixels' };
    const { side, quality } = portraitLimits;
    const picture = await sharp(file, { failOn: 'error', limitInputPixels: photoLimits.pixels })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'cover' })
      .webp({ quality })
      .timeout({ seconds: 30 })
      .toBuffer();
    return { picture };
  } catch {
    return { refused: 'broken' };
  }
}
