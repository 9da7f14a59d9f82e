/** Keeps the screen of a phone on while someone speaks; returns how to let it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) await lock.release();
    } catch {
      // Refused (low battery) or unknown to this browser: recording goes on either way.
    }
  };
  // The browser releases the lock when the page is hidden.
  const again = (): void => void ask();
  document.addEventListener('visibilitychange', again);
  if ('wakeLock' in navigator) void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
