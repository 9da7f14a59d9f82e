import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { useSyncExternalStore } from 'react';

/** Says so while the device has no line; the places tell what they could not read. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {online ? null : (
        <p className="m-0 bg-amber-tint px-4 py-2 text-center text-sm text-amber-ink">
          {adminConsoleWords.offline}
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
