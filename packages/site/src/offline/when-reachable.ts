const askEveryMs = 15_000;

/**
 * Settles once the server answers. `navigator.onLine` knows the network only, so the server itself is
 * asked: when the browser says it is online, when the reader comes back to the tab, and now and then.
 */
export async function whenReachable(): Promise<void> {
  while (!(await answers())) await nextOccasion();
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function nextOccasion(): Promise<void> {
  return new Promise((resolve) => {
    const ends = new AbortController();
    const done = () => {
      clearTimeout(timer);
      ends.abort();
      resolve();
    };
    const timer = setTimeout(done, askEveryMs);
    window.addEventListener('online', done, { signal: ends.signal });
    window.addEventListener('focus', done, { signal: ends.signal });
  });
}
