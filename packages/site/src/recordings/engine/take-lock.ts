import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';

const lockName = (takeId: string): string => `recording:${takeId}`;

/**
 * Locks a take for this tab, so that two tabs never send or offer the same one; null when
 * another tab has it. The browser releases the lock when the tab ends, even if it crashes.
 */
export function holdTake(takeId: string): Promise<(() => void) | null> {
  return request(takeId, { ifAvailable: true });
}

/**
 * The same, but waits a while first: the browser may take some seconds to notice that the tab that
 * held the take was killed.
 */
export async function holdTakeSoon(takeId: string): Promise<(() => void) | null> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), recorderCatalogue.lockWithinMs);
  try {
    return await request(takeId, { signal: waiting.signal });
  } catch (error) {
    if (waiting.signal.aborted) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function request(takeId: string, options: LockOptions): Promise<(() => void) | null> {
  // Safari before 15.4 has no locks: there, one tab at a time is the member's own care.
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lockName(takeId), options, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(reject);
  });
}

/** The takes that some tab holds at the moment. */
export async function heldTakes(takeIds: string[]): Promise<Set<string>> {
  if (!navigator.locks) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map((lock) => lock.name));
  return new Set(takeIds.filter((takeId) => names.has(lockName(takeId))));
}

/**
 * Settles when one of these takes is released, by a tab that closes or is killed.
 * @returns false when `signal` ended the wait
 */
export async function someTakeFreed(takeIds: string[], signal: AbortSignal): Promise<boolean> {
  const ended = new AbortController();
  const end = (): void => ended.abort();
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();
  try {
    // Shared: tabs that wait for the same take do not stand in each other's way.
    const options: LockOptions = { mode: 'shared', signal: ended.signal };
    await Promise.race(
      takeIds.map((takeId) => navigator.locks.request(lockName(takeId), options, () => undefined)),
    );
    return true;
  } catch (error) {
    if (ended.signal.aborted) return false;
    throw error;
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}
