import { digestContent } from './digest-content.ts';

interface Answer {
  readonly id: number;
  /** Null: the file cannot be read any more. */
  readonly sha256: string | null;
}

/** SHA-256 of files in a worker, which starts with the first of them. */
export class Digester {
  #worker: Worker | null = null;
  #next = 0;
  readonly #waiting = new Map<number, (sha256: string | null) => void>();
  #isBroken = false;

  /** @throws Error when the file cannot be read any more */
  async digest(content: Blob): Promise<string> {
    const worker = this.#start();
    if (!worker) return digestContent(content);
    const id = (this.#next += 1);
    const sha256 = await new Promise<string | null>((resolve) => {
      this.#waiting.set(id, resolve);
      worker.postMessage({ id, content }, []);
    });
    // A worker that did not start answers nothing: then the page reads it, and says why it cannot.
    return sha256 ?? digestContent(content);
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #start(): Worker | null {
    if (this.#isBroken || typeof Worker === 'undefined') return null;
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./digest.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.(data.sha256);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener('error', () => {
      this.#isBroken = true;
      for (const answer of this.#waiting.values()) answer(null);
      this.#waiting.clear();
    });
    this.#worker = worker;
    return worker;
  }
}
