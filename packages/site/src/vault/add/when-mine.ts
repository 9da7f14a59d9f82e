/**
 * Settles once no other tab of this browser holds the name; this page holds it then until `signal`
 * ends or the tab does, even if it crashes.
 * @param onWait another tab holds it
 */
export async function whenMine(
  name: string,
  signal: AbortSignal,
  onWait: () => void,
): Promise<void> {
  // Browsers have no locks outside of secure contexts: there, one tab at a time is the member's care.
  if (!navigator.locks) return;
  const released = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve()),
  );
  await new Promise<void>((resolve, reject) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (!lock) return undefined;
      resolve();
      return released;
    };
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) {
          onWait();
          navigator.locks.request(name, { signal }, hold).catch(reject);
        }
        return hold(lock);
      })
      .catch(reject);
  });
}
