import { startLibHeif } from '#features/recordings/recordings/processing/libheif.ts';

/** A decoded picture: upright, 8-bit RGB, row after row. */
export interface OpenedHeic {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
  /** ICC profile of the pixels; null where the file has none. */
  readonly profile: Buffer | null;
}

// Of heif.h.
const colorspaceRgb = 1;
const interleavedRgb = 10;

/**
 * Opens the primary picture of a HEIC file, as phones write it: tiles, turns and profile included. For
 * the process in which foreign files are opened, whose limits of time and memory hold here too.
 * @param mostPixels what the file claims is compared before anything is decoded
 * @returns 'pixels' for a larger picture; null for a file that cannot be read
 */
export function openHeic(file: Buffer, mostPixels: number): OpenedHeic | 'pixels' | null {
  const heif = startLibHeif();
  // A `heif_error` (12 bytes) and one value that a function writes.
  const error = heif._malloc(16);
  const result = error + 12;
  const failed = () => heif.HEAPU32[error >> 2] !== 0;
  const resultOf = () => heif.HEAPU32[result >> 2] ?? 0;

  const start = heif._malloc(file.length);
  heif.HEAPU8.set(file, start);
  const context = heif._heif_context_alloc();
  heif._heif_context_read_from_memory_without_copy(error, context, start, file.length, 0);
  if (failed()) return null;
  heif._heif_context_get_primary_image_handle(error, context, result);
  if (failed()) return null;
  const handle = resultOf();
  const width = heif._heif_image_handle_get_width(handle);
  const height = heif._heif_image_handle_get_height(handle);
  if (width * height > mostPixels) return 'pixels';

  let profile: Buffer | null = null;
  const profileBytes = heif._heif_image_handle_get_raw_color_profile_size(handle);
  if (profileBytes > 0) {
    const at = heif._malloc(profileBytes);
    heif._heif_image_handle_get_raw_color_profile(error, handle, at);
    if (!failed()) profile = Buffer.from(heif.HEAPU8.subarray(at, at + profileBytes));
  }

  heif._heif_decode_image(error, handle, result, colorspaceRgb, interleavedRgb, 0);
  if (failed()) return null;
  const plane = heif._heif_image_get_plane_readonly(resultOf(), interleavedRgb, result);
  const stride = resultOf();
  if (plane === 0 || stride < width * 3) return null;
  const pixels = Buffer.allocUnsafe(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const from = plane + row * stride;
    pixels.set(heif.HEAPU8.subarray(from, from + width * 3), row * width * 3);
  }
  return { width, height, pixels, profile };
}
