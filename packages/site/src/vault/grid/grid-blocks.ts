import { vaultLimits } from '@infinite/schema/catalogue/vault';
import type { GridItemFragment } from '@infinite/schema/generated/graphql';

export type GridItem = GridItemFragment;

/** A part of a month: 0 has its first 100 items. */
export interface BlockPlace {
  readonly month: string;
  readonly block: number;
}

/** What reads blocks; `after` is the mark that the block begins behind, null for the first. */
export interface BlockSource {
  marks(month: string): Promise<readonly string[]>;
  block(month: string, after: string | null): Promise<readonly GridItem[]>;
}

/** Blocks that are kept, about 4,000 items: what was passed longest ago goes first. */
const keptBlocks = 40;
/** A long drag asks for what it passes; what stands where it ends must not wait for all of that. */
const atOnce = 2;

/**
 * The items of a grid, read in blocks as they come into view. It holds a bounded number of them,
 * whatever the length of the grid.
 */
export class GridBlocks {
  readonly #source: BlockSource;
  readonly #blocks = new Map<string, readonly GridItem[]>();
  /** Blocks of which only the beginning is known: the page brought it. */
  readonly #begun = new Set<string>();
  readonly #marks = new Map<string, Promise<readonly string[]>>();
  readonly #running = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #wanted: readonly BlockPlace[] = [];
  #generation = 0;
  #version = 0;
  #failed = false;

  constructor(source: BlockSource) {
    this.#source = source;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another one after each change. */
  readonly version = (): number => this.#version;

  /** The last read failed; nothing more is asked for until `retry`. */
  get failed(): boolean {
    return this.#failed;
  }

  get size(): number {
    return this.#blocks.size;
  }

  /** @param at its place within the month */
  itemAt(month: string, at: number): GridItem | undefined {
    const key = keyOf({ month, block: Math.floor(at / vaultLimits.block) });
    return this.#blocks.get(key)?.[at % vaultLimits.block];
  }

  /** Where an item stands, if it is among those that were read. */
  placeOf(id: string): { month: string; at: number } | undefined {
    for (const [key, items] of this.#blocks) {
      const at = items.findIndex((item) => item.id === id);
      if (at < 0) continue;
      const [block = '', month = ''] = key.split(' ');
      return { month, at: Number(block) * vaultLimits.block + at };
    }
    return undefined;
  }

  /** What the page brought: the beginning of a month, and perhaps all of it. */
  seed(month: string, items: readonly GridItem[], isAll: boolean): void {
    const key = keyOf({ month, block: 0 });
    this.#blocks.set(key, items.slice(0, vaultLimits.block));
    if (!isAll && items.length < vaultLimits.block) this.#begun.add(key);
  }

  /** What is in view now, the most wanted first; what was wanted before and not begun is dropped. */
  want(places: readonly BlockPlace[]): void {
    this.#wanted = places;
    for (const place of places.toReversed()) this.#touch(keyOf(place));
    this.#pump();
  }

  retry(): void {
    this.#failed = false;
    this.#pump();
  }

  /** Forgets everything, because the family's items changed. */
  clear(): void {
    this.#generation += 1;
    this.#blocks.clear();
    this.#begun.clear();
    this.#marks.clear();
    this.#running.clear();
    this.#failed = false;
    this.#changed();
    this.#pump();
  }

  #pump(): void {
    for (const place of this.#wanted) {
      if (this.#failed || this.#running.size >= atOnce) return;
      const key = keyOf(place);
      const isThere = this.#blocks.has(key) && !this.#begun.has(key);
      if (!isThere && !this.#running.has(key)) void this.#read(place, key);
    }
  }

  async #read({ month, block }: BlockPlace, key: string): Promise<void> {
    const generation = this.#generation;
    this.#running.add(key);
    try {
      const items = await this.#source.block(month, await this.#markOf(month, block));
      if (generation !== this.#generation) return;
      this.#begun.delete(key);
      this.#blocks.set(key, items);
      this.#forgetOldest();
    } catch {
      if (generation !== this.#generation) return;
      this.#marks.delete(month);
      this.#failed = true;
    }
    this.#running.delete(key);
    this.#changed();
    this.#pump();
  }

  async #markOf(month: string, block: number): Promise<string | null> {
    if (block === 0) return null;
    const marks = this.#marks.get(month) ?? this.#source.marks(month);
    this.#marks.set(month, marks);
    return (await marks)[block - 1] ?? null;
  }

  /** The map's order is that of use. */
  #touch(key: string): void {
    const items = this.#blocks.get(key);
    if (!items) return;
    this.#blocks.delete(key);
    this.#blocks.set(key, items);
  }

  #forgetOldest(): void {
    for (const key of this.#blocks.keys()) {
      if (this.#blocks.size <= keptBlocks) return;
      this.#blocks.delete(key);
      this.#begun.delete(key);
    }
  }

  #changed(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

function keyOf({ month, block }: BlockPlace): string {
  return `${block} ${month}`;
}
