import type { OperationText } from '@infinite/schema/generated/operations';
import { useState } from 'react';
import { useAct } from '#settings/use-act.ts';

interface Page<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

/** A list that is read page by page. */
export function useMore<Node, Data, Variables extends object>(
  first: Page<Node>,
  operation: OperationText<Data, Variables>,
  variables: (after: string | null) => Variables,
  pageOf: (data: Data) => Page<Node>,
) {
  const [page, setPage] = useState(first);
  const { act, pending, ready } = useAct(operation);
  const load = async (): Promise<void> => {
    const answer = await act(variables(page.pageInfo.endCursor ?? null), null);
    if (!answer) return;
    const more = pageOf(answer);
    setPage((before) => ({ ...more, nodes: [...before.nodes, ...more.nodes] }));
  };
  return {
    nodes: page.nodes,
    hasMore: page.pageInfo.hasNextPage,
    pending,
    ready,
    loadMore: () => void load(),
    /** Changes what the list shows of some nodes. */
    change: (each: (node: Node) => Node) =>
      setPage((before) => ({ ...before, nodes: before.nodes.map(each) })),
  };
}
