import { createHash } from 'node:crypto';
import type { PreparationProcess } from '#features/recordings/recordings/processing/preparation-process.ts';
import type {
  PreparationAnswers,
  PreparationRequest,
} from '#features/recordings/recordings/processing/preparation-request.ts';

/** Whatever a decoder leaves behind is gone with its process after so many photos. */
const photosPerProcess = 32;
const restMs = 5000;

interface Resting {
  readonly owner: string;
  readonly opened: PreparationProcess;
  readonly timer: NodeJS.Timeout;
}

/** Processes that made a photo and wait a moment for the next one of the same family. */
export class KeptProcesses {
  readonly #resting: Resting[] = [];
  readonly #made = new WeakMap<PreparationProcess, number>();

  /** One that this family's photos were made in, if one is free. */
  take(request: PreparationRequest): PreparationProcess | undefined {
    const owner = ownerOf(request);
    const at = owner === null ? -1 : this.#resting.findIndex((resting) => resting.owner === owner);
    const [found] = at < 0 ? [] : this.#resting.splice(at, 1);
    clearTimeout(found?.timer);
    return found?.opened;
  }

  /** @returns false for a process that has done its work: the caller ends it */
  keep(
    opened: PreparationProcess,
    request: PreparationRequest,
    made: PreparationAnswers[keyof PreparationAnswers],
  ): boolean {
    const owner = ownerOf(request);
    const count = (this.#made.get(opened) ?? 0) + 1;
    if (owner === null || !isPhoto(made) || count >= photosPerProcess) return false;
    this.#made.set(opened, count);
    opened.rest();
    const timer = setTimeout(() => this.#drop(opened), restMs).unref();
    this.#resting.push({ owner, opened, timer });
    return true;
  }

  #drop(opened: PreparationProcess): void {
    const at = this.#resting.findIndex((resting) => resting.opened === opened);
    if (at >= 0) this.#resting.splice(at, 1);
    opened.end();
  }
}

/** The family and its storage, by its key; null for what a process is not kept for. */
function ownerOf(request: PreparationRequest): string | null {
  if (request.task !== 'content' && request.task !== 'again') return null;
  const { storageUrl, dataDir } = request.storage;
  return createHash('sha256')
    .update(request.familyKey)
    .update(`${storageUrl ?? ''}\n${dataDir}`)
    .digest('hex');
}

/** Sound and film leave more behind, and take longer than a process takes to start. */
function isPhoto(made: PreparationAnswers[keyof PreparationAnswers]): boolean {
  if (typeof made !== 'object') return false;
  if ('photo' in made) return made.photo?.state === 'READY';
  return 'kind' in made && made.kind === 'PHOTO' && made.forms !== null;
}
