import { isRefusal } from '@infinite/api-client/refusal';
import { familyHeaders } from '@infinite/api-client/family-in-view';
import { throwIfNotOk } from '@infinite/api-client/request';
import type { FamilyGraph } from '@infinite/kinship/family-graph';
import { indexOf, type GraphIndex } from '@infinite/kinship/graph-index';
import { useCallback, useEffect, useRef, useState } from 'react';

type TreeState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly index: GraphIndex };

export interface OpenTree {
  readonly tree: TreeState;
  /** Reads it again; null where that failed. A tree that is there stays. */
  readonly reload: () => Promise<GraphIndex | null>;
}

/**
 * The whole tree of the family in view, as the reader may see it. The browser keeps it and asks the server whether
 * it changed.
 */
export function useTree(): OpenTree {
  const [tree, setTree] = useState<TreeState>({ state: 'loading' });
  const asked = useRef(0);
  const reload = useCallback(async () => {
    const question = (asked.current += 1);
    const index = await readTree();
    if (question !== asked.current) return index;
    setTree((before) => {
      if (index) return { state: 'ready', index };
      return before.state === 'ready' ? before : { state: 'failed' };
    });
    return index;
  }, []);
  useEffect(() => void reload(), [reload]);
  return { tree, reload };
}

async function readTree(): Promise<GraphIndex | null> {
  try {
    // The browser keeps the answer and asks whether it is still true, which `request` would forbid.
    const answer = await fetch('/api/tree/graph', { cache: 'no-cache', headers: familyHeaders() });
    await throwIfNotOk(answer);
    // The shape is the contract's: see graph.rest.ts.
    return indexOf((await answer.json()) as FamilyGraph);
  } catch (error) {
    // A refusal of the API, or no connection.
    if (isRefusal(error) || error instanceof TypeError) return null;
    throw error;
  }
}
