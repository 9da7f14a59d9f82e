import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '#config/env.ts';
import { EmbeddingFailed } from '#adapters/embeddings/embedding-engine.ts';
import type {
  EmbeddingReport,
  EmbeddingRequest,
} from '#adapters/embeddings/local/embedding-messages.ts';

/** Many times what a batch takes on a busy machine, the start included. */
const silenceMs = 60_000;
const heapMb = 256;

// Beside this file as written, beside the bundle as built.
const program = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './embedding.child.ts' : './embedding.child.mjs',
    import.meta.url,
  ),
);

/** The process that holds the model; for one batch at a time. */
export class EmbeddingProcess {
  readonly #child: ChildProcess;
  #failure: EmbeddingFailed | undefined;
  #complaint = '';
  #settle: ((report: EmbeddingReport | EmbeddingFailed) => void) | undefined;

  constructor() {
    const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, program], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      env: childEnvironment(),
    });
    this.#child = child;
    if (child.stderr instanceof Socket) child.stderr.unref();
    child.stderr?.on('data', (text: Buffer) => {
      this.#complaint = (this.#complaint + text.toString()).slice(-2000);
    });
    child.on('message', (report: EmbeddingReport) => this.#settle?.(report));
    child.on('error', (cause) => this.#fail(new EmbeddingFailed('it does not run', { cause })));
    child.on('exit', (code, signal) => {
      this.#fail(
        new EmbeddingFailed(`its process ended (${signal ?? code}) ${this.#complaint}`.trim()),
      );
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isUsable(): boolean {
    return this.#failure === undefined;
  }

  /** @throws EmbeddingFailed */
  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    if (this.#failure) throw this.#failure;
    const { promise, resolve } = Promise.withResolvers<EmbeddingReport | EmbeddingFailed>();
    this.#settle = resolve;
    const silence = setTimeout(() => resolve(new EmbeddingFailed('it fell silent')), silenceMs);
    this.#hold(true);
    try {
      const request: EmbeddingRequest = { texts };
      // A process that is gone by now is reported by its exit event.
      this.#child.send(request, () => undefined);
      const report = await promise;
      if (report instanceof EmbeddingFailed) throw report;
      if (report.kind === 'failed') throw new EmbeddingFailed(report.error);
      return [...report.vectors];
    } finally {
      clearTimeout(silence);
      this.#hold(false);
      this.#settle = undefined;
    }
  }

  /** Ends the process and gives its memory back. */
  end(): void {
    this.#child.kill('SIGKILL');
    this.#fail(new EmbeddingFailed('it was ended'));
  }

  /** Whether the process that holds it waits for it before it exits. */
  #hold(isBusy: boolean): void {
    const { channel } = this.#child;
    if (isBusy) {
      this.#child.ref();
      channel?.ref();
    } else {
      this.#child.unref();
      channel?.unref();
    }
  }

  #fail(failure: EmbeddingFailed): void {
    this.#failure ??= failure;
    this.#settle?.(this.#failure);
  }
}
