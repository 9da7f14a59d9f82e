import type { Entry } from '../entry.ts';
import type { QueueStore } from '../queue-store.ts';

/** The device's storage, with room for copies of at most `largest` bytes. */
export class MemoryStore implements QueueStore {
  readonly entries = new Map<string, Entry>();
  readonly contents = new Map<string, Blob>();

  constructor(readonly largest = 1000) {}

  async entriesOf(memberId: string, familyId: string): Promise<Entry[]> {
    return [...this.entries.values()]
      .filter((entry) => entry.memberId === memberId && entry.familyId === familyId)
      .sort((left, right) => left.position - right.position);
  }
  async put(entries: readonly Entry[]): Promise<void> {
    for (const entry of entries) this.entries.set(entry.id, entry);
  }
  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.entries.delete(id);
  }
  async keepContent(id: string, content: Blob): Promise<boolean> {
    if (content.size > this.largest) return false;
    this.contents.set(id, content);
    return true;
  }
  async content(id: string): Promise<Blob | undefined> {
    return this.contents.get(id);
  }
  async contentIds(): Promise<Set<string>> {
    return new Set(this.contents.keys());
  }
  async dropContent(id: string): Promise<void> {
    this.contents.delete(id);
  }
}
