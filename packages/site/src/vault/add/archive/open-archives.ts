import type { ChosenFile } from '../queue/new-entry.ts';
import type { ArchiveProblem } from './read-archive.ts';

/** An archive that brought nothing, or not all of it. */
export interface TroubledArchive {
  readonly name: string;
  readonly problem: ArchiveProblem;
}

interface Opened {
  readonly files: readonly ChosenFile[];
  readonly troubled: readonly TroubledArchive[];
}

const isArchive = ({ name }: ChosenFile): boolean => /\.zip$/i.test(name);

/** Files as they are, with the files of archives in place of those. */
export async function openArchives(chosen: readonly ChosenFile[]): Promise<Opened> {
  if (!chosen.some(isArchive)) return { files: chosen, troubled: [] };
  const { readArchive } = await import('./read-archive.ts');
  const files: ChosenFile[] = [];
  const troubled: TroubledArchive[] = [];
  for (const file of chosen) {
    // An archive within an archive is a file that cannot be kept.
    if (!isArchive(file) || file.isInArchive) {
      files.push(file);
      continue;
    }
    const read = await readArchive(await file.content());
    for (const one of read.files) files.push(one);
    if (read.problem) troubled.push({ name: file.name, problem: read.problem });
  }
  return { files, troubled };
}
