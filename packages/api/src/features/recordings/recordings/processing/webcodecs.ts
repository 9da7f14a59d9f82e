import { createRequire } from 'node:module';

/** What of WebCodecs mediabunny looks for among the globals. */
const names = [
  'VideoDecoder',
  'VideoEncoder',
  'AudioDecoder',
  'AudioEncoder',
  'VideoFrame',
  'AudioData',
  'EncodedVideoChunk',
  'EncodedAudioChunk',
  'VideoColorSpace',
] as const;

let loaded: boolean | undefined;

/**
 * Gives this process the codecs that npm brings (`@napi-rs/webcodecs`), as a browser has them.
 * Native code over foreign content: only for a process that may die. False where the package has no
 * binary for this machine.
 */
export function loadWebCodecs(): boolean {
  loaded ??= load();
  return loaded;
}

function load(): boolean {
  try {
    const codecs = requirePackage();
    for (const name of names) {
      Object.defineProperty(globalThis, name, { value: codecs[name], configurable: true });
    }
    return true;
  } catch {
    return false;
  }
}

/** A CommonJS loader of native code: it is required where it lies, never bundled. */
function requirePackage(): Record<string, unknown> {
  const here = createRequire(import.meta.url);
  // npm may put it below this package, which a bundle in packages/server/dist does not see.
  const beside = createRequire(new URL('../../api/package.json', import.meta.url));
  for (const require of [here, beside]) {
    try {
      return require('@napi-rs/webcodecs') as Record<string, unknown>;
    } catch {
      // The next place.
    }
  }
  throw new Error('@napi-rs/webcodecs is not installed');
}

/**
 * Forms that it was seen to decode well. HEVC is not among them: decoding it aborts the process.
 */
const decodable = new Set([
  'avc',
  'vp8',
  'vp9',
  'aac',
  'opus',
  'mp3',
  'vorbis',
  'flac',
  'pcm-s16',
  'pcm-s24',
  'pcm-s32',
  'pcm-f32',
  'pcm-u8',
  'ulaw',
  'alaw',
]);

export function isDecodableByWebCodecs(codec: string | null | undefined): boolean {
  return codec === undefined || (codec !== null && decodable.has(codec));
}
