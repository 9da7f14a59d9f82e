import { createHash } from 'node:crypto';
import { megabyte, type RecordingKindName } from '@infinite/schema/catalogue/media';
import {
  ArchiveRefused,
  type Archive,
  type ArchiveFile,
} from '#features/tree/gedcom/archive/open-archive.ts';
import type { ImportProgress } from '#features/tree/gedcom/import-progress.ts';
import { v5Id } from '#features/tree/gedcom/import/media-id.ts';
import type { MemberContext } from '#features/tree/gedcom/importer.ts';
import {
  fileLimitMb,
  headBytes,
  holdFile,
  recognise,
  requireRoom,
  visibleByContent,
} from '#features/recordings/recordings/index.ts';
import {
  TreeImportMediaEntity,
  type TreeImport,
} from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** A file of the archive that records refer to, and what they call it. */
export interface WantedMedia {
  readonly path: string;
  readonly title: string;
}

/** Why a file did not become an item. */
type MediaProblem = 'too-large' | 'broken';

export interface HeldMedia {
  /** Recordings by path in the archive. */
  readonly recordings: ReadonlyMap<string, string>;
  /** Those that this import made. */
  readonly made: readonly string[];
  readonly problems: ReadonlyMap<string, MediaProblem>;
}

/**
 * Makes items of the archive's files, which nobody sees before `keepHeldVoice`. What the family has already is
 * not kept twice. Run again, it finds what it made before.
 * @throws AppError PLAN_FULL when they do not fit
 */
export async function holdMedia(
  ctx: MemberContext,
  owner: TreeImport,
  { archive, wanted }: { readonly archive: Archive; readonly wanted: readonly WantedMedia[] },
  progress: (share: number) => ReturnType<ImportProgress['at']>,
): Promise<HeldMedia> {
  const limit = (await fileLimitMb(ctx)) * megabyte;
  const recordings = new Map<string, string>();
  const problems = new Map<string, MediaProblem>();
  const made = await madeBefore(ctx, owner);
  const total = wanted.reduce((sum, { path }) => sum + (archive.files.get(path)?.bytes ?? 0), 0);
  /** Within the archive, by content. */
  const twins = new Map<string, string>();
  let seen = 0;
  let held = 0;
  for (const { path, title } of wanted) {
    const file = archive.files.get(path);
    if (!file) continue;
    seen += file.bytes;
    if (file.bytes === 0 || file.bytes > limit) {
      problems.set(path, file.bytes === 0 ? 'broken' : 'too-large');
      continue;
    }
    const look = await lookAt(file);
    if (!look) {
      problems.set(path, 'broken');
      continue;
    }
    const [known] = await visibleByContent(ctx, [look.sha256]);
    // What is held does not count yet, so it is counted here. Voices are free without limit.
    if (!known && look.kind !== 'VOICE') held += file.bytes;
    if (held > 0) await requireRoom(ctx, { familyId: owner.familyId, kind: 'FILE' }, held);
    const earlier = twins.get(look.sha256);
    const recordingId =
      known?.id ?? earlier ?? (await hold(ctx, owner, { file, title, kind: look.kind }));
    twins.set(look.sha256, recordingId);
    recordings.set(path, recordingId);
    if (!known) made.add(recordingId);
    await note(ctx, owner, { path, recordingId, isNew: !known });
    await progress(total === 0 ? 1 : seen / total);
  }
  return { recordings, problems, made: [...made] };
}

/** By an attempt that was cut off. */
async function madeBefore(ctx: MemberContext, { id }: TreeImport): Promise<Set<string>> {
  const rows = await tables(ctx.em, TreeImportMediaEntity)
    .selectFrom('tree_import_media')
    .select('recordingId')
    .where('importId', '=', id)
    .where('isNew', '=', true)
    .execute();
  return new Set(rows.map(({ recordingId }) => recordingId));
}

/** What it is by its content, and its digest; null when it cannot be unpacked. */
async function lookAt(
  file: ArchiveFile,
): Promise<{ sha256: string; kind: RecordingKindName } | null> {
  const digest = createHash('sha256');
  const head: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of file.content()) {
      digest.update(piece);
      if (bytes < headBytes) head.push(piece.slice(0, headBytes - bytes));
      bytes += piece.length;
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) return null;
    throw error;
  }
  return { sha256: digest.digest('hex'), kind: await kindOf(Buffer.concat(head)) };
}

async function kindOf(head: Buffer): Promise<RecordingKindName> {
  const type = await recognise(head);
  if (type.startsWith('image/')) return 'PHOTO';
  if (type.startsWith('audio/') || type === 'application/ogg') return 'VOICE';
  return type.startsWith('video/') ? 'VIDEO' : 'FILE';
}

function hold(
  ctx: MemberContext,
  { id, familyId }: TreeImport,
  { file, title, kind }: { file: ArchiveFile; title: string; kind: RecordingKindName },
): Promise<string> {
  const fileName = file.path.slice(file.path.lastIndexOf('/') + 1).slice(0, 200);
  const held = { familyId, authorId: ctx.actor.userId, kind, fileName, title: title.slice(0, 200) };
  return holdFile(
    ctx,
    { ...held, takeId: v5Id(id, file.path) },
    { length: file.bytes, from: (start) => after(file.content(), start) },
  );
}

async function* after(
  content: AsyncIterable<Uint8Array>,
  start: number,
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const piece of content) {
    if (at + piece.length > start) yield piece.subarray(Math.max(0, start - at));
    at += piece.length;
  }
}

async function note(
  ctx: MemberContext,
  { id }: TreeImport,
  media: { path: string; recordingId: string; isNew: boolean },
): Promise<void> {
  await tables(ctx.em, TreeImportMediaEntity)
    .insertInto('tree_import_media')
    .values({ importId: id, ...media })
    // An earlier attempt made it: it is still this import's.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
