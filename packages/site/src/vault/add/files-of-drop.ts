import { chosenFile, type ChosenFile } from './queue/new-entry.ts';

/**
 * The files of a drop, those in folders included. Call in the event itself: the browser empties the
 * drop when its handler returns.
 */
export function filesOfDrop(drop: DataTransfer): Promise<ChosenFile[]> {
  const dropped = [...drop.items]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile());
  return Promise.all(
    dropped.map(async (one) => {
      if (one === null) return [];
      return one instanceof File ? [chosenFile(one)] : filesIn(one);
    }),
  ).then((all) => all.flat());
}

async function filesIn(entry: FileSystemEntry): Promise<ChosenFile[]> {
  const folder = entry.fullPath.slice(1, Math.max(1, entry.fullPath.lastIndexOf('/')));
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [chosenFile(file, folder)];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: ChosenFile[] = [];
  for (;;) {
    // Browsers give about 100 at a time, and none when there are no more.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return found;
    for (const one of some) found.push(...(await filesIn(one)));
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
