import { versionKey } from '#features/recordings/recordings/blob-keys.ts';
import type { OpenObject } from '#features/recordings/recordings/family-vault.ts';
import { isWhole, type Cut } from '#features/recordings/recordings/processing/cut.ts';
import {
  notMade,
  type MadeFile,
  type MadeVersion,
} from '#features/recordings/recordings/processing/made-version.ts';
import { measureSound } from '#features/recordings/recordings/processing/measure-sound.ts';
import { engineFor } from '#features/recordings/recordings/processing/media-engine.ts';
import {
  MediaSource,
  type MediaFacts,
} from '#features/recordings/recordings/processing/media-source.ts';
import { playsEverywhere } from '#features/recordings/recordings/processing/plays-everywhere.ts';
import type { VersionRequest } from '#features/recordings/recordings/processing/preparation-request.ts';
import type { PreparationSpace } from '#features/recordings/recordings/processing/preparation-space.ts';
import { copyTracks } from '#features/recordings/recordings/processing/remux.ts';
import {
  outputTo,
  transcode,
  type MadeForm,
} from '#features/recordings/recordings/processing/transcode.ts';
import { WorkFile } from '#features/recordings/recordings/processing/work-file.ts';

type Wanted = Pick<VersionRequest, 'versionId' | 'startMs' | 'endMs' | 'lengthMs'>;

/**
 * Makes the files that recipients get of one recording: the part that is left after the trim and
 * nothing else, in forms that play everywhere, with a length. Where no engine can do that, a
 * recording that was not cut goes out as it came; one that was cut does not go out.
 */
export async function makeVersion(
  space: PreparationSpace,
  original: OpenObject,
  wanted: Wanted,
): Promise<MadeVersion> {
  const source = new MediaSource(original.object);
  try {
    const facts = await source.facts();
    const cut: Cut = {
      start: wanted.startMs / 1000,
      end: wanted.endMs === null ? null : wanted.endMs / 1000,
      of: wanted.lengthMs === null ? null : wanted.lengthMs / 1000,
    };
    if (!facts?.audio && !facts?.video) return notMade({ whole: isWhole(cut) });
    return await makeFrom(space, source, { facts, cut, versionId: wanted.versionId });
  } finally {
    source.dispose();
  }
}

async function makeFrom(
  space: PreparationSpace,
  source: MediaSource,
  { facts, cut, versionId }: { facts: MediaFacts; cut: Cut; versionId: string },
): Promise<MadeVersion> {
  const forms: MadeForm[] = facts.video ? ['mp4'] : ['mp4', 'mp3'];
  const copied = isWhole(cut) && (await playsEverywhere(facts));
  const engine = await engineFor(facts);
  const files = new Map<MadeForm, WorkFile>();
  try {
    if (copied) files.set('mp4', await copy(space, facts));
    const missing = forms.filter((form) => !files.has(form));
    if (engine && missing.length > 0) {
      const made = await transcode(space, engine, { source, facts, cut, forms: missing });
      missing.forEach((form, index) => {
        const file = made[index];
        if (file) files.set(form, file);
      });
    }
    source.assertReadWell();
  } catch (error) {
    source.assertReadWell();
    space.note('a version could not be encoded', error);
  }
  const main = files.get('mp4');
  if (!main)
    return { ...notMade({ whole: isWhole(cut) }), durationMs: await lengthOf(source, facts) };
  const type = facts.video ? 'video/mp4' : 'audio/mp4';
  const kept = await keep(space, versionId, 'main', main, type);
  const mp3 = files.get('mp3');
  const known = await measure(space, versionId, facts);
  return {
    main: kept,
    mp3: mp3 ? await keep(space, versionId, 'mp3', mp3, 'audio/mpeg') : null,
    problem: null,
    engine: engine ?? 'copy',
    ...known,
  };
}

async function lengthOf(source: MediaSource, facts: MediaFacts): Promise<number | null> {
  const reach = await source.reach(facts);
  return reach && Math.round(reach.seconds * 1000);
}

async function copy(space: PreparationSpace, facts: MediaFacts): Promise<WorkFile> {
  const file = new WorkFile(space.vault, `${space.work}/copied`);
  await copyTracks(outputTo(file, 'mp4'), [facts.video, facts.audio]);
  return file;
}

async function keep(
  space: PreparationSpace,
  versionId: string,
  part: 'main' | 'mp3',
  file: WorkFile,
  mimeType: string,
): Promise<MadeFile> {
  await space.vault.put(versionKey(space.recordingId, versionId, part), file.content());
  return { mimeType, bytes: file.bytes };
}

/** Length, outline and picture of the file itself, so that what is shown is what is sent. */
async function measure(
  space: PreparationSpace,
  versionId: string,
  original: MediaFacts,
): Promise<Pick<MadeVersion, 'durationMs' | 'peaks' | 'poster'>> {
  const opened = await space.vault.open(versionKey(space.recordingId, versionId, 'main'));
  const source = new MediaSource(opened.object);
  try {
    const facts = await source.facts();
    if (!facts) throw new Error('a version that was just written cannot be read');
    const seconds = await source.input.computeDuration();
    const loudness = await measureSound(source, facts, space.note);
    return {
      durationMs: Math.round(seconds * 1000),
      peaks: loudness?.peaks ?? null,
      poster: original.video ? await posterOf(space, versionId, facts, seconds) : null,
    };
  } finally {
    source.dispose();
    await opened.close();
  }
}

/** What draws pictures is loaded for videos alone. */
async function posterOf(
  space: PreparationSpace,
  versionId: string,
  facts: MediaFacts,
  seconds: number,
): Promise<MadeFile | null> {
  const { drawPoster } = await import('#features/recordings/recordings/processing/draw-poster.ts');
  return drawPoster(space, versionId, facts, seconds);
}
