import { blogImageLimits as limits } from '@infinite/schema/catalogue/newsroom';
import { blogImageWords as words } from '@infinite/schema/words/blog-images.en';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError } from '#platform/errors/app-error.ts';

// No vector images: rendering them runs untrusted input as a program.
const accepted = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/tiff',
]);

export interface Renditions {
  readonly mimeType: string;
  /** Upright, as it is shown. */
  readonly width: number;
  readonly height: number;
  readonly webp: readonly { readonly width: number; readonly content: Buffer }[];
  /** For clients without WebP. */
  readonly fallback: { readonly mimeType: string; readonly content: Buffer };
  /** Small enough for a data: URL in a list. */
  readonly thumbnail: string;
}

/**
 * Renders an image in several widths, upright and without metadata: no location, no camera, no comment.
 * @throws AppError UNSUPPORTED_MEDIA | TOO_LARGE | INVALID_INPUT
 */
export async function drawRenditions(file: Buffer): Promise<Renditions> {
  const mimeType = (await fileTypeFromBuffer(file))?.mime ?? '';
  if (!accepted.has(mimeType)) {
    throw new AppError('UNSUPPORTED_MEDIA', { words: words.notAPicture });
  }
  const size = await sizeOf(file);
  try {
    const upright = () =>
      sharp(file, { failOn: 'error', limitInputPixels: limits.pixels, sequentialRead: true })
        .autoOrient()
        .timeout({ seconds: 60 });
    const webp = [];
    for (const width of widthsFor(size.width)) {
      const content = await upright().resize({ width }).webp({ quality: 80 }).toBuffer();
      webp.push({ width, content });
    }
    const widest = webp.at(-1)?.width ?? size.width;
    const plain = upright().resize({ width: Math.min(widest, 960) });
    const fallback = size.transparent
      ? { mimeType: 'image/png', content: await plain.png().toBuffer() }
      : { mimeType: 'image/jpeg', content: await plain.jpeg({ quality: 82 }).toBuffer() };
    const thumbnail = await upright()
      .resize({ width: limits.thumbnail, height: limits.thumbnail, fit: 'cover' })
      .webp({ quality: 60 })
      .toBuffer();
    return {
      ...{ mimeType, width: size.width, height: size.height, webp, fallback },
      thumbnail: `data:image/webp;base64,${thumbnail.toString('base64')}`,
    };
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { ...atFault(words.broken), cause });
  }
}

/** Reads the header alone, so that a decompression bomb is refused before it is decoded. */
async function sizeOf(file: Buffer) {
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError('INVALID_INPUT', { ...atFault(words.broken), cause });
    });
  const { width, height, autoOrient, hasAlpha } = metadata;
  if (width * height > limits.pixels) {
    throw new AppError('TOO_LARGE', atFault(words.tooManyPixels));
  }
  return { width: autoOrient.width, height: autoOrient.height, transparent: hasAlpha };
}

/** Every width below the image's own, and its own up to the widest. */
function widthsFor(width: number): number[] {
  const widest = Math.max(...limits.widths);
  return [...limits.widths.filter((wanted) => wanted < width), Math.min(width, widest)].filter(
    (wanted, index, all) => all.indexOf(wanted) === index,
  );
}

function atFault(words: string) {
  return { words, fields: { content: words } };
}
