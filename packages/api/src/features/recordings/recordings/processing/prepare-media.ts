import { memoryWords } from '@infinite/schema/words/recordings.en';
import { displayKey } from '#features/recordings/recordings/blob-keys.ts';
import type { OpenObject } from '#features/recordings/recordings/family-vault.ts';
import { isShownInBrowser } from '#features/recordings/recordings/media-types.ts';
import type { DrawnForms } from '#features/recordings/recordings/processing/draw-forms.ts';
import {
  FfmpegFailed,
  FfmpegMissing,
  listeningLimits,
  throughFfmpeg,
} from '#features/recordings/recordings/processing/ffmpeg.ts';
import { measureSound } from '#features/recordings/recordings/processing/measure-sound.ts';
import {
  MediaSource,
  type MediaFacts,
} from '#features/recordings/recordings/processing/media-source.ts';
import { readFacts } from '#features/recordings/recordings/processing/media-tags.ts';
import type { PreparationSpace } from '#features/recordings/recordings/processing/preparation-space.ts';
import {
  failedAs,
  keptAs,
  type Prepared,
} from '#features/recordings/recordings/processing/prepared.ts';
import {
  displayFormat,
  remuxForDisplay,
} from '#features/recordings/recordings/processing/remux.ts';
import { WorkFile } from '#features/recordings/recordings/processing/work-file.ts';

/** A length that is off by more than this means an end that is missing, or none written. */
const toleranceSeconds = 1;

/** Sound or video made ready, or null when the content is neither. */
export async function prepareMedia(
  space: PreparationSpace,
  original: OpenObject,
): Promise<Prepared | null> {
  const source = new MediaSource(original.object);
  try {
    const facts = await source.facts();
    if (!facts) return null;
    if (!facts.audio && !facts.video) {
      return failedAs('VOICE', facts.mimeType, memoryWords.problem.noSoundOrPicture);
    }
    const mended = facts.matroska ? await mend(space, source) : null;
    const prepared = mended
      ? await prepareMended(space, facts, mended)
      : await prepareReadable(space, source, facts);
    return { ...prepared, facts: await readFacts(source) };
  } finally {
    source.dispose();
  }
}

/**
 * Live takes end anywhere, and what a browser writes may lack its end. ffmpeg is patient with
 * that, and runs in a process of its own: it copies what is whole into a work file. Null without
 * ffmpeg; then the file is read as it is.
 */
async function mend(space: PreparationSpace, source: MediaSource): Promise<WorkFile | null> {
  const mended = new WorkFile(space.vault, `${space.work}/mended`);
  const options = ['-map', '0:v:0?', '-map', '0:a:0?', '-c', 'copy', '-f', 'matroska'];
  try {
    const copied = throughFfmpeg('matroska', options, source.object.content(), listeningLimits);
    for await (const piece of copied) await mended.append(piece);
  } catch (error) {
    if (!(error instanceof FfmpegMissing || error instanceof FfmpegFailed)) throw error;
    space.note('a take could not be mended', error);
  }
  await mended.close();
  return mended.bytes > 0 ? mended : null;
}

async function prepareMended(
  space: PreparationSpace,
  original: MediaFacts,
  mended: WorkFile,
): Promise<Prepared> {
  const opened = await mended.open();
  const source = new MediaSource(opened.object);
  try {
    const facts = await source.facts();
    const { mimeType, claimedSeconds } = original;
    if (!facts?.audio && !facts?.video) {
      const kind = original.video ? 'VIDEO' : 'VOICE';
      return failedAs(kind, mimeType, memoryWords.problem.unreadableMedia);
    }
    // The copy holds the packets; the container that came, and what it says of itself, decide.
    return await prepareReadable(space, source, { ...facts, mimeType, claimedSeconds });
  } finally {
    source.dispose();
    await opened.close();
  }
}

async function prepareReadable(
  space: PreparationSpace,
  source: MediaSource,
  facts: MediaFacts,
): Promise<Prepared> {
  const kind = facts.video ? 'VIDEO' : 'VOICE';
  const loudness = await measureSound(source, facts, space.note);
  const reach = await source.reach(facts);
  const seconds = reach?.seconds || (loudness?.seconds ?? 0);
  if (seconds === 0) {
    return failedAs(kind, facts.mimeType, memoryWords.problem.noSoundOrPicture);
  }
  const promised = Math.max(facts.matroska ? (facts.claimedSeconds ?? 0) : 0, reach?.promised ?? 0);
  const silent = kind === 'VOICE' && loudness !== null && loudness.silent;
  const { problem } = memoryWords;
  const cutOff = promised - seconds > toleranceSeconds;
  return {
    ...keptAs(kind, facts.mimeType),
    durationMs: Math.round(seconds * 1000),
    peaks: loudness?.peaks ?? null,
    silent,
    problem: cutOff ? problem.incomplete(seconds) : silent ? problem.silent : null,
    display: needsRemux(facts, seconds) ? await makeDisplay(space, source, facts) : null,
    forms: await formsOfFilm(space, facts, seconds),
  };
}

/** Pictures of a moment of a film, for lists; null for a sound, and where none can be decoded. */
export async function formsOfFilm(
  space: PreparationSpace,
  facts: MediaFacts,
  seconds: number,
): Promise<DrawnForms | null> {
  if (!facts.video) return null;
  const [{ stillOf }, { previewOf }, { drawForms }] = await Promise.all([
    import('#features/recordings/recordings/processing/draw-poster.ts'),
    import('#features/recordings/recordings/processing/draw-preview.ts'),
    import('#features/recordings/recordings/processing/draw-forms.ts'),
  ]);
  const still = await stillOf(space, facts, seconds);
  if (!still) return null;
  const preview = await previewOf(space, facts, seconds);
  return drawForms(space, still, { size: null, whole: null, preview });
}

/** MediaRecorder writes neither length nor index; some containers browsers do not play at all. */
function needsRemux(facts: MediaFacts, seconds: number): boolean {
  if (facts.pipedAs && !facts.matroska) return false;
  if (facts.mimeType.endsWith('/x-matroska') || facts.mimeType.endsWith('/quicktime')) return true;
  if (!isShownInBrowser(facts.mimeType) || facts.claimedSeconds === null) return true;
  return Math.abs(facts.claimedSeconds - seconds) > toleranceSeconds;
}

async function makeDisplay(
  space: PreparationSpace,
  source: MediaSource,
  facts: MediaFacts,
): Promise<Prepared['display']> {
  const format = await displayFormat(facts);
  if (!format) return null;
  const file = new WorkFile(space.vault, `${space.work}/display`);
  try {
    await remuxForDisplay(facts, format, file);
    source.assertReadWell();
  } catch (error) {
    source.assertReadWell();
    space.note('a recording is shown as it came: it could not be rewritten', error);
    return null;
  }
  await space.vault.put(displayKey(space.recordingId), file.content());
  return { mimeType: `${facts.video ? 'video' : 'audio'}/${format}`, bytes: file.bytes };
}
