import type { EmbeddingEngine } from '#adapters/embeddings/embedding-engine.ts';
import { EmbeddingProcess } from '#adapters/embeddings/local/embedding-process.ts';

/** Universal Sentence Encoder (lite), English. */
const id = 'universal-sentence-encoder-lite-en 0.2.0';
const idleMs = 120_000;

/**
 * Embeds English texts on this machine in a process of its own, which starts when it is needed first and
 * ends when it was not for two minutes. Whatever happens to that process fails one call; the next
 * one starts another process.
 */
export class LocalEmbeddingEngine implements EmbeddingEngine {
  readonly id = id;
  readonly dimensions = 512;
  readonly #idleMs: number;
  #process: EmbeddingProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(options: { readonly idleMs?: number } = {}) {
    this.#idleMs = options.idleMs ?? idleMs;
  }

  /** Of the process with the model; undefined while there is none. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  embed(texts: readonly string[]): Promise<Float32Array[]> {
    const mine = this.#last.then(() => this.#embed(texts));
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** Ends the process now instead of when it is idle. */
  close(): void {
    clearTimeout(this.#idle);
    if (this.#process) this.#end(this.#process);
  }

  async #embed(texts: readonly string[]): Promise<Float32Array[]> {
    if (texts.length === 0) return [];
    clearTimeout(this.#idle);
    const process = this.#process?.isUsable ? this.#process : new EmbeddingProcess();
    this.#process = process;
    try {
      return await process.embed(texts);
    } catch (error) {
      this.#end(process);
      throw error;
    } finally {
      this.#idle = setTimeout(() => this.#end(process), this.#idleMs);
      this.#idle.unref();
    }
  }

  #end(process: EmbeddingProcess): void {
    process.end();
    if (this.#process === process) this.#process = undefined;
  }
}
