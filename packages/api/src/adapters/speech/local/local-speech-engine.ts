import type { SpeechEngine, Transcription } from '#adapters/speech/speech-engine.ts';
import { judged } from '#adapters/speech/local/judge-segments.ts';
import { SpeechProcess } from '#adapters/speech/local/speech-process.ts';

/** Changes with the models or with how they are used: transcripts name what made them. */
const id = 'moonshine-base-en 0.1.4';
/** The models stay in memory for the next recording of a queue, and no longer. */
const idleMs = 30_000;

/**
 * Transcribes English on this machine, one recording at a time, in a process of its own that starts
 * with the first recording and ends when there is nothing to do. Whatever happens to that process
 * fails one transcription; the next one starts another process.
 */
export class LocalSpeechEngine implements SpeechEngine {
  readonly id = id;
  readonly #idleMs: number;
  #process: SpeechProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(options: { readonly idleMs?: number } = {}) {
    this.#idleMs = options.idleMs ?? idleMs;
  }

  /** Of the process with the models; undefined while there is none. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  transcribe(
    ...[samples, options]: Parameters<SpeechEngine['transcribe']>
  ): Promise<Transcription> {
    const mine = this.#last.then(() => this.#transcribe(samples, options));
    this.#last = mine.catch(() => undefined);
    return unlessAborted(mine, options.signal);
  }

  /** Ends the process now instead of when it is idle. */
  close(): void {
    clearTimeout(this.#idle);
    if (this.#process) this.#end(this.#process);
  }

  async #transcribe(
    ...[samples, options]: Parameters<SpeechEngine['transcribe']>
  ): Promise<Transcription> {
    options.signal.throwIfAborted();
    clearTimeout(this.#idle);
    const process = this.#process?.isUsable ? this.#process : new SpeechProcess();
    this.#process = process;
    process.hold(true);
    try {
      const heard = await process.listen(samples, options);
      return { ...judged(heard), engine: id, where: 'HERE' };
    } catch (error) {
      // It may be in the middle of a stretch; a new one is sooner in a known state.
      this.#end(process);
      throw error;
    } finally {
      process.hold(false);
      this.#idle = setTimeout(() => this.#end(process), this.#idleMs);
      this.#idle.unref();
    }
  }

  #end(process: SpeechProcess): void {
    process.end();
    if (this.#process === process) this.#process = undefined;
  }
}

/** Those that wait for their turn hear of an abort at once. */
async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
