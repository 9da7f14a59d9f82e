import { spawnSync } from 'node:child_process';
import { findProgram } from '#features/recordings/recordings/processing/programs.ts';
import { loadWebCodecs } from '#features/recordings/recordings/processing/webcodecs.ts';

/**
 * Names what decodes and encodes recordings here and what it can make, for an operator. Loads the
 * native codecs where there is no ffmpeg, so not for a process that serves.
 * @throws when nothing can
 */
export function describeMediaEngine(): string {
  const ffmpeg = findProgram('ffmpeg');
  if (ffmpeg) return describeFfmpeg(ffmpeg);
  if (loadWebCodecs()) {
    return 'webcodecs from npm: H.264, AAC, MP3; HEVC is kept for download (install ffmpeg to convert it)';
  }
  throw new Error(
    'no engine: recordings are kept, but nothing is converted or trimmed for delivery; install ffmpeg',
  );
}

const wanted = { libx264: 'H.264', aac: 'AAC', libmp3lame: 'MP3' };

function describeFfmpeg(ffmpeg: string): string {
  const ask = (...options: string[]) =>
    spawnSync(ffmpeg, ['-hide_banner', ...options], { env: {}, encoding: 'utf8' }).stdout ?? '';
  const version = /ffmpeg version (\S+)/.exec(ask('-version'))?.[1] ?? 'of unknown version';
  const encoders = ask('-encoders');
  const missing = Object.entries(wanted).filter(
    ([encoder]) => !new RegExp(`\\s${encoder}\\s`).test(encoders),
  );
  if (missing.length > 0) {
    throw new Error(
      `${ffmpeg} ${version} cannot write ${missing.map(([, name]) => name).join(', ')}; install Debian's ffmpeg`,
    );
  }
  return `ffmpeg ${version} (${ffmpeg}): H.264, AAC, MP3; reads HEVC`;
}
