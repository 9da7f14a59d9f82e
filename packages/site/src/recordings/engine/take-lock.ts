const lockName = (takeId: string): string => `recording:${takeId}`;

/**
 * Takes hold of a take for this tab, so that two tabs never send or offer the same one; null when
 * another tab has it. The browser lets go of it when the tab ends, however it ends.
 */
export function holdTake(takeId: string): Promise<(() => void) | null> {
  // Safari before 15.4 has no locks: there, one tab at a time is the member's own care.
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(lockName(takeId), { ifAvailable: true }, (lock) => {
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
