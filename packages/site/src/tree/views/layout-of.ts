import { layoutAncestors } from '@infinite/kinship/ancestors-layout';
import { layoutDescendants, layoutFamily } from '@infinite/kinship/family-layout';
import { layoutFan } from '@infinite/kinship/fan-layout';
import type { GraphIndex } from '@infinite/kinship/graph-index';
import { boxScene } from '#tree/chart/box-scene.ts';
import { fanScene } from '#tree/chart/fan-scene.ts';
import { boxSize } from '#tree/chart/person-shape.ts';
import type { Scene } from '#tree/chart/scene.ts';
import { treePersonPath, type TreeView } from '#tree/paths.ts';

/** The views that are drawn around a person at once. */
export type RootedView = Extract<TreeView, 'family' | 'ancestors' | 'descendants' | 'fan'>;

export interface SceneQuestion {
  readonly index: GraphIndex;
  readonly root: number;
  readonly self: number | null;
  /** People whose further relatives are shown, too. */
  readonly opened: ReadonlySet<number>;
  /** Whether people can be dragged to one another. */
  readonly connects: boolean;
}

/** Generations that are shown until somebody opens more. */
const generations = { up: 4, down: 3 } as const;
const pedigree = { ...boxSize, gapX: 16, gapY: 48, up: 5 } as const;

export function sceneOf(view: RootedView, question: SceneQuestion): Scene {
  const { index, root, self, opened, connects } = question;
  const hrefOf = (person: number) => treePersonPath(index.graph.ids[person] ?? '');
  const around = { index, root, self, hrefOf, connects };
  switch (view) {
    case 'fan':
      return fanScene({ ...around, layout: layoutFan(index, root, { up: 6, opened }) });
    case 'ancestors':
      return boxScene({
        ...around,
        sideways: true,
        layout: layoutAncestors(index, root, { ...pedigree, opened }),
      });
    case 'descendants': {
      const options = { ...boxSize, down: 4, opened };
      return boxScene({ ...around, layout: layoutDescendants(index, root, options) });
    }
    case 'family': {
      const options = { ...boxSize, ...generations, opened };
      return boxScene({ ...around, layout: layoutFamily(index, root, options) });
    }
  }
}
