import type { MediaFacts } from '#features/recordings/recordings/processing/media-source.ts';

/** Baseline, Main, Extended and High (ITU-T H.264, annex A): 8 bits, 4:2:0. */
const commonProfiles = new Set([66, 77, 88, 100]);

/** Whether the packets may stay as they are: AAC, and H.264 of a profile that every browser has. */
export async function playsEverywhere({ audio, video }: MediaFacts): Promise<boolean> {
  if (audio && (await audio.getCodec()) !== 'aac') return false;
  if (!video) return audio !== null;
  if ((await video.getCodec()) !== 'avc') return false;
  const parameters = await video.getCodecParameterString();
  const profile = Number.parseInt(parameters?.split('.')[1]?.slice(0, 2) ?? '', 16);
  return commonProfiles.has(profile);
}
