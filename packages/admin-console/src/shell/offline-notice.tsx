import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';
import { serverAnswers } from '#platform/server-answers.ts';

/**
 * Says so while the device has no connection or the server does not answer, and reads again what
 * failed when it does. The application says it itself, also before the sign-in.
 */
export function OfflineNotice() {
  const { kind } = usePlatform();
  const client = useApolloClient();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const answers = useSyncExternalStore(serverAnswers.subscribe, serverAnswers.read);
  const wasSilent = useRef(false);
  useEffect(() => {
    if (answers && wasSilent.current) readFailedAgain(client);
    wasSilent.current = !answers;
  }, [answers, client]);
  const shown = !online || (!answers && kind === 'browser');
  return (
    <div role="status">
      {shown ? (
        <p className="m-0 bg-amber-tint px-4 py-2 text-center text-sm text-amber-ink">
          {adminConsoleWords.offline}
        </p>
      ) : null}
    </div>
  );
}

/** What could be read stays as it is: somebody may work on it. */
function readFailedAgain(client: ApolloClient): void {
  client.getObservableQueries('active').forEach((query) => {
    if (query.getCurrentResult().error) void query.refetch().catch(() => undefined);
  });
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
