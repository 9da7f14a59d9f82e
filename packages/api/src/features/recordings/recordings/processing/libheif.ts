import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * What we use of libheif's C API (heif.h), as its build for WebAssembly exports it. Pointers are
 * numbers; a function that returns a `heif_error` takes as its first argument where to write it.
 */
export interface LibHeif {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  _malloc(bytes: number): number;
  _heif_context_alloc(): number;
  _heif_context_read_from_memory_without_copy(
    error: number,
    context: number,
    file: number,
    bytes: number,
    options: 0,
  ): void;
  _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void;
  /** After turning and mirroring. */
  _heif_image_handle_get_width(handle: number): number;
  _heif_image_handle_get_height(handle: number): number;
  _heif_image_handle_get_raw_color_profile_size(handle: number): number;
  _heif_image_handle_get_raw_color_profile(error: number, handle: number, profile: number): void;
  _heif_decode_image(
    error: number,
    handle: number,
    image: number,
    colorspace: number,
    chroma: number,
    options: 0,
  ): void;
  _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number;
}

/** An instance with a memory of its own, which is freed with it. */
export function startLibHeif(): LibHeif {
  // CommonJS that does not find its own binary, so both are named.
  const require = createRequire(import.meta.url);
  const start = require('libheif-js/libheif-wasm/libheif.js') as (options: object) => LibHeif;
  return start({
    wasmBinary: readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm')),
    // What it finds wrong with a file is no news to us.
    print: ignore,
    printErr: ignore,
  });
}

function ignore(): void {}
