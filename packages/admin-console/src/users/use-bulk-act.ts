import { useApolloClient } from '@apollo/client/react';
import { ActOnUsersDocument, type BulkAct } from '@infinite/schema/generated/graphql';
import { useCallback, useRef, useState } from 'react';
import { useRefreshStats } from '#shell/refresh-stats.ts';
import { runBulkAct, type BulkResult } from './run-bulk-act.ts';

/** Runs one act on many accounts and reads the lists again at its end. */
export function useBulkAct() {
  const client = useApolloClient();
  const refreshStats = useRefreshStats();
  const abort = useRef<AbortController | null>(null);
  const [tried, setTried] = useState<number | null>(null);
  const run = useCallback(
    async (act: BulkAct, ids: readonly string[], reason: string): Promise<BulkResult> => {
      const controller = new AbortController();
      abort.current = controller;
      setTried(0);
      const send = async (portion: string[]) => {
        const variables = { act, ids: portion, reason };
        const { data } = await client.mutate({ mutation: ActOnUsersDocument, variables });
        return data?.actOnUsers ?? [];
      };
      const result = await runBulkAct(ids, send, setTried, controller.signal);
      if (act === 'DELETE') {
        for (const id of result.done) {
          client.cache.evict({ id: client.cache.identify({ __typename: 'User', id }) });
        }
        refreshStats();
      }
      await client.refetchQueries({ include: 'active' }).catch(() => undefined);
      setTried(null);
      return result;
    },
    [client, refreshStats],
  );
  return { run, tried, stop: () => abort.current?.abort() };
}
