import type { Logger } from '#platform/logging/logger.ts';
import { KeptProcesses } from '#features/recordings/recordings/processing/kept-processes.ts';
import {
  PreparationProcess,
  type ApartLimits,
} from '#features/recordings/recordings/processing/preparation-process.ts';
import type {
  PreparationAnswers,
  PreparationRequest,
} from '#features/recordings/recordings/processing/preparation-request.ts';

/** Reading, decoding and copying hours of video stays within this. */
const contentLimits: ApartLimits = {
  silenceMs: 30_000,
  longestMs: 45 * 60_000,
  cpuSeconds: 30 * 60,
};

const kept = new KeptProcesses();

/**
 * Prepares a content in a process of its own: a file that sends a parser round in circles, into
 * boundless memory or into a crash costs that process, not the server, and long work keeps no
 * request waiting. A process that made a photo is kept for the next ones of the same family, because
 * starting one takes longer than most photos; another family's content never comes into it. Null when
 * the content brought the process down.
 * @throws when the storage failed
 */
export async function prepareApart<Task extends PreparationRequest>(
  request: Task,
  log: Logger,
  limits: Partial<ApartLimits> = {},
): Promise<PreparationAnswers[Task['task']] | null> {
  const bounds = { ...contentLimits, ...limits };
  const used = kept.take(request);
  if (used) {
    const made = await ask(used, request, log, bounds);
    if (made !== null) return made;
    // What came before it may have brought the process down: it counts only alone.
  }
  return ask(new PreparationProcess(bounds.cpuSeconds), request, log, bounds);
}

async function ask<Task extends PreparationRequest>(
  opened: PreparationProcess,
  request: Task,
  log: Logger,
  bounds: ApartLimits,
): Promise<PreparationAnswers[Task['task']] | null> {
  let isKept = false;
  try {
    // The report to one task is of its kind: the child answers what it was asked.
    const made = (await opened.ask(request, log, bounds)) as
      PreparationAnswers[Task['task']] | null;
    isKept = made !== null && kept.keep(opened, request, made);
    return made;
  } finally {
    if (!isKept) opened.end();
  }
}
