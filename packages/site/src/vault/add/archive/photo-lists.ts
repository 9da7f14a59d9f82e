import { readPhotoDetails } from './photo-details.ts';
import type { SidecarFacts } from './sidecars.ts';

/** Finds what iCloud's lists say of a photo: a folder has one or several, and each is read once. */
export class PhotoLists<Value> {
  readonly #read: (list: Value) => Promise<string>;
  readonly #lists = new Map<string, Value[]>();
  readonly #facts = new Map<string, Promise<ReadonlyMap<string, SidecarFacts>>>();

  constructor(read: (list: Value) => Promise<string>) {
    this.#read = read;
  }

  /** @param path of the list, with its folder */
  add(path: string, list: Value): void {
    const folder = folderOf(path);
    this.#lists.set(folder, [...(this.#lists.get(folder) ?? []), list]);
  }

  /** @param path of a photo or film, with its folder */
  async of(path: string): Promise<SidecarFacts | null> {
    const folder = folderOf(path);
    const lists = this.#lists.get(folder);
    if (!lists) return null;
    const known = this.#facts.get(folder) ?? this.#readAll(lists);
    this.#facts.set(folder, known);
    return (await known).get(path.slice(folder.length)) ?? null;
  }

  async #readAll(lists: readonly Value[]): Promise<ReadonlyMap<string, SidecarFacts>> {
    const all = await Promise.all(
      lists.map(async (list) => readPhotoDetails(await this.#read(list))),
    );
    return new Map(all.flatMap((facts) => [...facts]));
  }
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
