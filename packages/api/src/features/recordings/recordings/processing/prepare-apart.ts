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

/** Reading, decoding and copying hours of video stays within this. */
const contentLimits: ApartLimits = {
  silenceMs: 30_000,
  longestMs: 45 * 60_000,
  cpuSeconds: 30 * 60,
};
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

/**
 * Prepares a content in a process of its own: a file that sends a parser round in circles, into
 * boundless memory or into a crash costs that process, not the server, and long work keeps no
 * request waiting. Null when the content brought the process down.
 * @throws when the storage failed
 */
export async function prepareApart<Task extends PreparationRequest>(
  request: Task,
  log: Logger,
  limits: Partial<ApartLimits> = {},
): Promise<PreparationAnswers[Task['task']] | null> {
  const bounds = { ...contentLimits, ...limits };
  const command = limited([process.execPath, `--max-old-space-size=${heapMb}`, program], {
    memory: { kind: 'data', megabytes: dataMb },
    cpuSeconds: bounds.cpuSeconds,
  });
  const [file = '', ...options] = command;
  const child = spawn(file, options, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    env: childEnvironment(),
  });
  try {
    const made = await answerOf(child, request, log, bounds);
    // The report to one task is of its kind: the child answers what it was asked.
    return made as PreparationAnswers[Task['task']] | null;
  } finally {
    child.kill('SIGKILL');
  }
}

function answerOf(
  child: ChildProcess,
  request: PreparationRequest,
  log: Logger,
  limits: ApartLimits,
): Promise<PreparationAnswers[keyof PreparationAnswers] | null> {
  return new Promise((resolve, reject) => {
    let complaint = '';
    let begun = false;
    let settled = false;
    child.stderr?.on('data', (text: Buffer) => {
      complaint = (complaint + text.toString()).slice(-2000);
    });
    const giveUp = (why: string) => {
      if (settled) return;
      settled = true;
      log.warn({ complaint }, `a content could not be prepared: ${why}`);
      resolve(null);
    };
    const longest = setTimeout(() => giveUp('it took too long'), limits.longestMs);
    const silence = setTimeout(() => giveUp('it fell silent'), limits.silenceMs);
    child.on('message', (report: PreparationReport) => {
      silence.refresh();
      if (!begun) {
        begun = true;
        // A child that is gone by now is reported by its exit event.
        child.send(request, () => undefined);
      }
      if (report.kind === 'note') log.info({ why: report.error }, report.what);
      if (report.kind === 'made' || report.kind === 'failed') settled = true;
      if (report.kind === 'made') resolve(report.made);
      if (report.kind === 'failed') reject(new Error(report.error));
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(longest);
      clearTimeout(silence);
      // Before its first word no content was opened: the program itself does not run.
      if (!begun) reject(new Error(`the preparing process does not run: ${complaint}`));
      else giveUp(`its process ended (${signal ?? code})`);
    });
  });
}
