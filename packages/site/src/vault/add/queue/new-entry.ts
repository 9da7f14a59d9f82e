import { acceptedAs } from '@infinite/schema/catalogue/accepted-files';
import { problemOfFile } from '#recordings/engine/file-upload.ts';
import { newTakeId } from '#recordings/engine/new-take-id.ts';
import type { SidecarFacts } from '../archive/sidecars.ts';
import type { Entry, EntryProblem } from './entry.ts';

/** A file that was chosen, dropped or pasted, or stands in an archive. */
export interface ChosenFile {
  readonly name: string;
  readonly folder: string;
  readonly size: number;
  readonly lastModified: number;
  /** No copy of it is made: the archive is chosen again after a reload. */
  readonly isInArchive?: true;
  /** What an archive says of it; null for nothing. */
  facts?(): Promise<SidecarFacts | null>;
  /** Read when its turn comes. Rejects when it cannot be read any more, or is damaged. */
  content(): Promise<Blob>;
}

interface Place {
  readonly memberId: string;
  readonly familyId: string;
  readonly position: number;
}

/** An entry for a chosen file; what cannot be kept is refused before a byte is sent. */
export function newEntry(file: ChosenFile, place: Place, limitMb: number): Entry {
  const accepted = acceptedAs(file.name);
  const problem: EntryProblem | null = accepted ? problemOfFile(file, limitMb) : 'type';
  const { name, folder, size, lastModified } = file;
  return {
    ...place,
    id: newTakeId(),
    name,
    folder,
    size,
    lastModified,
    type: accepted?.type ?? '',
    kind: accepted?.kind ?? 'FILE',
    state: problem ? 'refused' : 'waiting',
    sha256: null,
    isSought: false,
    isWanted: false,
    facts: null,
    uploadUrl: null,
    recordingId: null,
    problem,
    words: '',
    sent: 0,
  };
}

export const chosenFile = (file: File, folder = folderOf(file)): ChosenFile => ({
  name: file.name,
  folder,
  size: file.size,
  lastModified: file.lastModified,
  content: async () => file,
});

function folderOf({ webkitRelativePath: path }: File): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
