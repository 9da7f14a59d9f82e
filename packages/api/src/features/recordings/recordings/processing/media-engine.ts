import type { MediaFacts } from '#features/recordings/recordings/processing/media-source.ts';
import { findProgram } from '#features/recordings/recordings/processing/programs.ts';
import {
  isDecodableByWebCodecs,
  loadWebCodecs,
} from '#features/recordings/recordings/processing/webcodecs.ts';

/** What decodes and encodes: Debian's program where it is installed, else what npm brings. */
export type MediaEngine = 'ffmpeg' | 'webcodecs';

/** The engine for a content; null when none can decode it. Only for the process that may die. */
export async function engineFor(
  facts: Pick<MediaFacts, 'audio' | 'video'>,
): Promise<MediaEngine | null> {
  if (findProgram('ffmpeg')) return 'ffmpeg';
  const codecs = [await facts.audio?.getCodec(), await facts.video?.getCodec()];
  return codecs.every(isDecodableByWebCodecs) && loadWebCodecs() ? 'webcodecs' : null;
}
