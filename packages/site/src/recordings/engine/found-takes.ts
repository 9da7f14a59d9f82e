import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import type { Journal } from './journal.ts';
import { problemOf, type RecorderProblem } from './problems.ts';
import type { Take } from './take.ts';
import { takeBackUpload } from './take-delivery.ts';
import { heldTakes, holdTakeSoon, someTakeFreed } from './take-lock.ts';

/**
 * Takes that an earlier visit left behind: interrupted, partly uploaded, or never decided on. It
 * skips those that another tab has locked, and deletes those without sound.
 */
export async function findTakes(journal: Journal, memberId: string): Promise<Take[]> {
  const takes = await journal.takesOf(memberId);
  const held = await heldTakes(takes.map((take) => take.id));
  const free = takes.filter((take) => !held.has(take.id));
  const empty = free.filter(isEmpty);
  await Promise.all(empty.map((take) => discardTake(journal, take)));
  return free.filter((take) => !isEmpty(take) && !take.carried && !take.sentAs);
}

/**
 * Settles when another tab releases a take that it holds now; only then would `findTakes` list it.
 * @returns false when none is held, or `signal` ended the wait
 */
export async function someHeldTakeFreed(
  journal: Journal,
  memberId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const takes = await journal.takesOf(memberId);
  const held = await heldTakes(takes.map((take) => take.id));
  return held.size > 0 && someTakeFreed([...held], signal);
}

export function isEmpty(take: Take): boolean {
  return take.bytes === 0 || take.elapsedMs < recorderCatalogue.emptyBelowMs;
}

/**
 * Removes a take from this device, and what the server has of it while that is not whole: a complete
 * upload is a recording in the library, and stays there. False when another tab holds the take.
 */
export async function discardTake(journal: Journal, take: Take): Promise<boolean> {
  const release = await holdTakeSoon(take.id);
  if (!release) return false;
  try {
    if (take.uploadUrl) await takeBackUpload(take.uploadUrl);
    await journal.remove(take.id);
    return true;
  } finally {
    release();
  }
}

/** Removes a take as `discardTake` does. @returns why it is still there, or null */
export async function problemOfDiscarding(
  journal: Promise<Journal>,
  take: Take,
): Promise<RecorderProblem | null> {
  try {
    return (await discardTake(await journal, take)) ? null : 'taken-elsewhere';
  } catch (error) {
    return problemOf(error);
  }
}
