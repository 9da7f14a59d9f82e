import type { TreeImportPartsFragment } from '@infinite/schema/generated/graphql';
import { TreeImportDocument } from '@infinite/schema/generated/operations';
import { useEffect, useRef, useState } from 'react';
import { ask } from '#api/ask.ts';
import { onLive } from '#notices/live-events.ts';

/** An import, read again whenever its job says how far it is. */
export function useImport(first: TreeImportPartsFragment) {
  const [shown, show] = useState(first);
  const { id } = first;
  const refresh = async (): Promise<void> => {
    const answer = await ask(TreeImportDocument, { id });
    if (answer.kind === 'data' && answer.data.treeImport) show(answer.data.treeImport);
  };
  const onEvent = useRef(refresh);
  onEvent.current = refresh;
  useEffect(
    () =>
      onLive('tree-import', (changed) => {
        if (changed === null || changed === id) void onEvent.current();
      }),
    [id],
  );
  return { shown, show };
}
