import type { GraphIndex } from '@infinite/kinship/graph-index';
import { useMemo } from 'react';
import { boxScene } from '#tree/chart/box-scene.ts';
import type { Scene } from '#tree/chart/scene.ts';
import { treePersonPath, type TreeView } from '#tree/paths.ts';
import { numberOf } from '#tree/use-explorer.ts';
import { sceneOf } from './layout-of.ts';
import { useEveryone } from './use-everyone.ts';

interface SceneQuestion {
  readonly index: GraphIndex | null;
  readonly view: TreeView;
  readonly root: number;
  readonly self: number | null;
  readonly opened: ReadonlySet<string>;
}

/** What the chart of a view draws; null for views without a chart, and while a large one is laid out. */
export function useScene({ index, view, root, self, opened }: SceneQuestion): Scene | null {
  const everyone = useEveryone(index, view === 'everyone');
  return useMemo(() => {
    if (!index || index.people === 0) return null;
    if (view === 'everyone') {
      const hrefOf = (person: number) => treePersonPath(index.graph.ids[person] ?? '');
      return everyone && boxScene({ index, layout: everyone, root, self, hrefOf });
    }
    if (view === 'list' || view === 'timeline' || view === 'places') return null;
    const numbers = [...opened].flatMap((id) => numberOf(index, id) ?? []);
    return sceneOf(view, { index, root, self, opened: new Set(numbers) });
  }, [index, view, root, self, opened, everyone]);
}
