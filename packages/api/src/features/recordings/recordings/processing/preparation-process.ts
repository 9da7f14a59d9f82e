import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '#config/env.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type {
  PreparationAnswers,
  PreparationReport,
  PreparationRequest,
} from '#features/recordings/recordings/processing/preparation-request.ts';
import { limited } from '#features/recordings/recordings/processing/programs.ts';

export interface ApartLimits {
  /** A process that says nothing for so long turns in a circle over what it was given. */
  readonly silenceMs: number;
  readonly longestMs: number;
  readonly cpuSeconds: number;
}

type Answer = PreparationAnswers[keyof PreparationAnswers];

const heapMb = 512;
/** What it may write to, the decoders' pictures beside the heap included. */
const dataMb = 3072;

// Beside this file as written, beside the bundle as built.
const program = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? './preparation.child.ts' : './preparation.child.mjs',
    import.meta.url,
  ),
);

/** A process in which foreign content is opened, one content after the other. */
export class PreparationProcess {
  readonly #child: ChildProcess;
  readonly #begun: Promise<void>;
  #complaint = '';

  constructor(cpuSeconds: number) {
    const command = limited([process.execPath, `--max-old-space-size=${heapMb}`, program], {
      memory: { kind: 'data', megabytes: dataMb },
      cpuSeconds,
    });
    const [file = '', ...options] = command;
    this.#child = spawn(file, options, {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
      env: childEnvironment(),
    });
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.#complaint = (this.#complaint + text.toString()).slice(-2000);
    });
    this.#begun = new Promise((resolve, reject) => {
      this.#child.once('message', () => resolve());
      this.#child.once('error', reject);
      // Before its first word no content was opened: the program itself does not run.
      this.#child.once('exit', () =>
        reject(new Error(`the preparing process does not run: ${this.#complaint}`)),
      );
    });
    this.#begun.catch(() => undefined);
    // While it rests nobody else listens, and an error that nobody hears ends the server.
    this.#child.on('error', () => undefined);
  }

  /** Null when the content brought the process down. @throws when the storage failed */
  async ask(request: PreparationRequest, log: Logger, limits: ApartLimits): Promise<Answer | null> {
    this.#stayAwake(true);
    const unborn = setTimeout(() => this.end(), limits.silenceMs);
    await this.#begun.finally(() => clearTimeout(unborn));
    return new Promise((resolve, reject) => {
      const settle = (act: () => void) => {
        clearTimeout(longest);
        clearTimeout(silence);
        this.#child.off('message', onReport).off('error', onError).off('exit', onExit);
        act();
      };
      const giveUp = (why: string) => {
        log.warn({ complaint: this.#complaint }, `a content could not be prepared: ${why}`);
        settle(() => resolve(null));
      };
      const onReport = (report: PreparationReport) => {
        silence.refresh();
        if (report.kind === 'note') log.info({ why: report.error }, report.what);
        if (report.kind === 'made') settle(() => resolve(report.made));
        if (report.kind === 'failed') settle(() => reject(new Error(report.error)));
      };
      const onError = (error: Error) => settle(() => reject(error));
      const onExit = (code: number | null, signal: string | null) =>
        giveUp(`its process ended (${signal ?? code})`);
      const longest = setTimeout(() => giveUp('it took too long'), limits.longestMs);
      const silence = setTimeout(() => giveUp('it fell silent'), limits.silenceMs);
      this.#child.on('message', onReport).on('error', onError).on('exit', onExit);
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) {
        giveUp('its process ended');
        return;
      }
      // A child that is gone by now is reported by its exit event.
      this.#child.send(request, () => undefined);
    });
  }

  /** It waits for the next content, and keeps no program from ending. */
  rest(): void {
    this.#stayAwake(false);
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  #stayAwake(isAwake: boolean): void {
    const { channel } = this.#child;
    const act = isAwake ? 'ref' : 'unref';
    this.#child[act]();
    channel?.[act]();
    // The pipe of its complaints is a socket of its own.
    const pipe = this.#child.stderr as { ref?: () => void; unref?: () => void } | null;
    pipe?.[act]?.();
  }
}
