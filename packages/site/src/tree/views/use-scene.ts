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
  readonly editing: boolean;
}

/** What the chart of a view draws; null for views without a chart, and while a large one is laid out. */
export function useScene(question: SceneQuestion): Scene | null {
  const { index, view, root, self, opened, editing } = question;
  const everyone = useEveryone(index, view === 'everyone');
  return useMemo(() => {
    if (!index || index.people === 0) return null;
    if (view === 'everyone') {
      const hrefOf = (person: number) => treePersonPath(index.graph.ids[person] ?? '');
      const around = { index, root, self, hrefOf, connects: editing };
      return everyone && boxScene({ ...around, layout: everyone });
    }
    if (view === 'list' || view === 'timeline' || view === 'places') return null;
    const numbers = [...opened].flatMap((id) => numberOf(index, id) ?? []);
    return sceneOf(view, { index, root, self, opened: new Set(numbers), connects: editing });
  }, [index, view, root, self, opened, everyone, editing]);
}
