import sharp, { type Sharp } from 'sharp';
import { openHeic } from '#features/recordings/recordings/processing/open-heic.ts';
import { withProfile } from '#features/recordings/recordings/processing/png-profile.ts';

/**
 * A HEIC file as a picture that sharp can work on: sharp's builds on npm do not decode HEVC.
 * @param fit makes it smaller, before it is written once on the way
 * @returns 'pixels' for a larger picture; null for a file that cannot be read
 */
export async function pictureOfHeic(
  file: Buffer,
  mostPixels: number,
  fit: (picture: Sharp, size: { readonly width: number; readonly height: number }) => Sharp,
): Promise<Sharp | 'pixels' | null> {
  const opened = openHeic(file, mostPixels);
  if (opened === 'pixels' || opened === null) return opened;
  const { width, height, pixels, profile } = opened;
  const fitted = fit(sharp(pixels, { raw: { width, height, channels: 3 } }), { width, height });
  if (!profile) return fitted;
  // With its profile, so that the colors of a phone become those of sRGB.
  return sharp(withProfile(await fitted.png({ compressionLevel: 1 }).toBuffer(), profile));
}
