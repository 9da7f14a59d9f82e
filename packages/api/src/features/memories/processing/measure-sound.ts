import { FfmpegMissing, throughFfmpeg } from '#features/memories/processing/ffmpeg.ts';
import {
  LoudnessMeter,
  meterRate,
  type Loudness,
} from '#features/memories/processing/loudness-meter.ts';
import type { MediaFacts, MediaSource } from '#features/memories/processing/media-source.ts';
import type { Note } from '#features/memories/processing/preparation-space.ts';
import { soundStream } from '#features/memories/processing/remux.ts';

const decoded = ['-map', '0:a:0', '-vn', '-sn', '-dn', '-ac', '1', '-ar', `${meterRate}`];

/**
 * Decodes the sound and measures it. Null when there is no sound, or no way to decode it: then
 * the recording is kept and played without a waveform.
 */
export async function measureSound(
  source: MediaSource,
  facts: MediaFacts,
  note: Note,
): Promise<Loudness | null> {
  if (!facts.audio) return null;
  // What ffmpeg cannot read from a pipe (MP4 with its tables at the end) is unpacked before it.
  const [format, input] = facts.pipedAs
    ? [facts.pipedAs, source.object.content()]
    : ['matroska', soundStream(facts.audio)];
  const meter = new LoudnessMeter();
  try {
    const samples = throughFfmpeg(format, [...decoded, '-f', 's16le'], input);
    for await (const piece of samples) meter.listen(piece);
  } catch (error) {
    source.assertReadWell();
    note(error instanceof FfmpegMissing ? 'no ffmpeg: no waveform' : 'no sound decoded', error);
    // What was decoded up to a broken end is good.
    const heard = meter.finish();
    return heard.seconds > 0 ? heard : null;
  }
  return meter.finish();
}
