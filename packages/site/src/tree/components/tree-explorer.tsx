import type { GraphIndex } from '@infinite/kinship/graph-index';
import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { ErrorState } from '@infinite/ui/error-state';
import { useState, type ReactElement } from 'react';
import { AddFirst } from '#tree/edit/add-first.tsx';
import { treeWords as words } from '#tree/tree.en.ts';
import { useTree } from '#tree/use-tree.ts';
import type { ExplorerProps } from './explorer-props.ts';
import { OpenTreeView } from './open-tree-view.tsx';

/** The tree of a member in all its views; it comes once a script runs. */
export function TreeExplorer(props: ExplorerProps): ReactElement {
  const { tree, reload } = useTree();
  if (tree.state === 'loading') {
    return (
      <div role="status" className="flex h-96 items-center justify-center text-ink-soft">
        {words.loading}
      </div>
    );
  }
  if (tree.state === 'failed') {
    return (
      <ErrorState title={words.failed} onRetry={() => void reload()} retryLabel={words.again}>
        {words.failedHint}
      </ErrorState>
    );
  }
  if (tree.index.people === 0) return <Nobody mayAdd={props.mayAdd} reload={reload} />;
  return <OpenTreeView {...props} index={tree.index} reload={reload} />;
}

function Nobody(props: {
  mayAdd: boolean;
  reload: () => Promise<GraphIndex | null>;
}): ReactElement {
  const [adding, setAdding] = useState(false);
  if (adding) {
    return <AddFirst reload={props.reload} onCancel={() => setAdding(false)} />;
  }
  const add = props.mayAdd ? (
    <Button variant="primary" onClick={() => setAdding(true)}>
      {words.addFirst}
    </Button>
  ) : null;
  return (
    <EmptyState title={words.empty} action={add}>
      {props.mayAdd ? words.emptyHint : words.emptyViewer}
    </EmptyState>
  );
}
