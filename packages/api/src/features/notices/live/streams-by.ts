import type { LiveStream } from '#features/notices/live/live-stream.ts';

/** Streams by an id that several have in common. */
export class StreamsBy {
  readonly #streams = new Map<string, Set<LiveStream>>();

  count(id: string): number {
    return this.#streams.get(id)?.size ?? 0;
  }

  of(id: string): Iterable<LiveStream> {
    return this.#streams.get(id) ?? [];
  }

  add(id: string, stream: LiveStream): void {
    const known = this.#streams.get(id);
    if (known) known.add(stream);
    else this.#streams.set(id, new Set([stream]));
  }

  remove(id: string, stream: LiveStream): void {
    const known = this.#streams.get(id);
    known?.delete(stream);
    if (known?.size === 0) this.#streams.delete(id);
  }
}
