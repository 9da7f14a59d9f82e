import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '#config/env.ts';
import { blocksOf, msOf, sampleRate } from '#adapters/speech/sample-blocks.ts';
import type { SpeechEngine } from '#adapters/speech/speech-engine.ts';
import { SpeechFailed } from '#adapters/speech/speech-failed.ts';
import { windowSamples } from '#adapters/speech/local/segmenter.ts';
import type {
  HeardSegment,
  SpeechReport,
  SpeechRequest,
} from '#adapters/speech/local/speech-messages.ts';

/** Four seconds, in whole windows: what is read for one block takes seconds, too. */
const blockSamples = windowSamples * Math.round((4 * sampleRate) / windowSamples);
/** Many times what a block takes on a busy machine. */
const silenceMs = 180_000;
const heapMb = 256;

// Beside this file as written, beside the bundle as built.
const program = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './speech.child.ts' : './speech.child.mjs',
    import.meta.url,
  ),
);

/** The process that holds the models; for one recording at a time. */
export class SpeechProcess {
  readonly #child: ChildProcess;
  #failure: SpeechFailed | undefined;
  #complaint = '';
  #settle: ((report: SpeechReport | SpeechFailed) => void) | undefined;

  constructor() {
    const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, program], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      env: childEnvironment(),
    });
    this.#child = child;
    yieldToOthers(child.pid);
    if (child.stderr instanceof Socket) child.stderr.unref();
    child.stderr?.on('data', (text: Buffer) => {
      this.#complaint = (this.#complaint + text.toString()).slice(-2000);
    });
    child.on('message', (report: SpeechReport) => this.#settle?.(report));
    child.on('error', (cause) => {
      this.#fail(new SpeechFailed('ENGINE_MISSING', 'it does not run', { cause }));
    });
    child.on('exit', (code, signal) => {
      const how = `its process ended (${signal ?? code}) ${this.#complaint}`.trim();
      this.#fail(new SpeechFailed('ENGINE_ENDED', how));
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get isUsable(): boolean {
    return this.#failure === undefined;
  }

  /** @throws SpeechFailed, the reason of the signal, or what reading the samples threw */
  async listen(
    samples: Parameters<SpeechEngine['transcribe']>[0],
    { signal, onProgress }: Parameters<SpeechEngine['transcribe']>[1],
  ): Promise<HeardSegment[]> {
    const heard = [...(await this.#ask({ kind: 'begin' }, signal))];
    let listened = 0;
    for await (const block of blocksOf(samples, blockSamples)) {
      heard.push(...(await this.#ask({ kind: 'samples', samples: block }, signal)));
      listened += block.length;
      onProgress?.(msOf(listened));
    }
    heard.push(...(await this.#ask({ kind: 'end' }, signal)));
    return heard;
  }

  /** Ends the process and gives its memory back. */
  end(): void {
    this.#child.kill('SIGKILL');
    this.#fail(new SpeechFailed('ENGINE_ENDED', 'it was ended'));
  }

  /** Whether the process that holds it waits for it before it exits. */
  hold(isBusy: boolean): void {
    const { channel } = this.#child;
    if (isBusy) {
      this.#child.ref();
      channel?.ref();
    } else {
      this.#child.unref();
      channel?.unref();
    }
  }

  async #ask(request: SpeechRequest, signal: AbortSignal): Promise<readonly HeardSegment[]> {
    signal.throwIfAborted();
    if (this.#failure) throw this.#failure;
    const { promise, resolve } = Promise.withResolvers<SpeechReport | SpeechFailed | null>();
    this.#settle = resolve;
    const stop = () => resolve(null);
    signal.addEventListener('abort', stop);
    const silence = setTimeout(
      () => resolve(new SpeechFailed('ENGINE_SILENT', 'it fell silent')),
      silenceMs,
    );
    try {
      // A process that is gone by now is reported by its exit event.
      this.#child.send(request, () => undefined);
      const report = await promise;
      if (report === null) throw signal.reason;
      if (report instanceof SpeechFailed) throw report;
      if (report.kind === 'heard') return report.segments;
      throw new SpeechFailed(
        report.kind === 'missing' ? 'ENGINE_MISSING' : 'ENGINE_ERROR',
        report.error,
      );
    } finally {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
      this.#settle = undefined;
    }
  }

  #fail(failure: SpeechFailed): void {
    this.#failure ??= failure;
    this.#settle?.(this.#failure);
  }
}

/** Pages come first: what is said in a recording can wait. */
function yieldToOthers(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems do not allow it; then it competes as everything else does.
  }
}
