import { treeFileWords } from '@infinite/schema/words/tree-files.en';
import type { Archive, RefusedEntry } from '#features/tree/gedcom/archive/open-archive.ts';
import { entryPathOf } from '#features/tree/gedcom/archive/entry-path.ts';
import type { MediaReference } from '#features/tree/gedcom/analysis/media-of-record.ts';
import type { ImportProblem } from '#features/tree/gedcom/analysis/problem-sink.ts';
import type { WantedMedia } from '#features/tree/gedcom/import/hold-media.ts';

interface Checked {
  readonly wanted: readonly WantedMedia[];
  readonly bytes: number;
  readonly problems: readonly ImportProblem[];
}

const refusedWords = {
  path: treeFileWords.mediaPath,
  link: treeFileWords.mediaLink,
  encrypted: treeFileWords.mediaEncrypted,
  twice: treeFileWords.mediaTwice,
} satisfies Record<RefusedEntry['why'], (name: string) => string>;

/**
 * Which files of the archive become items, and what is said of the others. Nothing outside of the archive is
 * ever opened.
 * @param limit bytes that one item may have
 */
export function checkMedia(
  references: readonly MediaReference[],
  archive: Archive | null,
  limit: number,
): Checked {
  const wanted = new Map<string, WantedMedia>();
  const problems: ImportProblem[] = [];
  const say = (text: string, code = 'media-left-out') =>
    problems.push({ line: 0, code, structure: 'OBJE.FILE', text });
  for (const { name, why } of archive?.refused ?? []) say(refusedWords[why](name));
  for (const { payload, title } of references) {
    const at = entryPathOf(payload);
    if (at.kind === 'refused') say(treeFileWords.mediaPath(payload));
    else if (at.kind === 'address') {
      // A page of the web is a reference, and nothing that could have come along.
      if (!/^https?:/i.test(payload)) say(treeFileWords.mediaOutside(payload), 'media-outside');
    } else {
      const file = archive?.files.get(at.path);
      if (!file) say(treeFileWords.mediaMissing(payload), 'media-missing');
      else if (file.bytes > limit) say(treeFileWords.mediaTooLarge(payload));
      else if (!wanted.has(at.path)) wanted.set(at.path, { path: at.path, title });
    }
  }
  const transcripts = new Set(
    references.map(({ transcript }) => {
      const at = entryPathOf(transcript ?? '');
      return at.kind === 'inside' ? at.path : null;
    }),
  );
  for (const path of archive?.files.keys() ?? []) {
    if (transcripts.has(path)) continue;
    if (!wanted.has(path) && !isOwnOfArchive(path)) {
      say(treeFileWords.mediaUnused(path), 'media-unused');
    }
  }
  const bytes = [...wanted.keys()].reduce(
    (sum, path) => sum + (archive?.files.get(path)?.bytes ?? 0),
    0,
  );
  return { wanted: [...wanted.values()], bytes, problems };
}

/** What GEDZIP reserves, and what computers add. */
const isOwnOfArchive = (path: string): boolean =>
  /^(?:META-INF\/|MANIFEST\.MF$|__MACOSX\/)|(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/i.test(path);
