import type { GraphIndex } from '@infinite/kinship/graph-index';
import { layoutFamily } from '@infinite/kinship/family-layout';
import { boxScene } from '#tree/chart/box-scene.ts';
import { boxSize } from '#tree/chart/person-shape.ts';
import type { Scene } from '#tree/chart/scene.ts';

/** The sample family around one of its people. Each person is a link to their panel. */
export function sampleScene(index: GraphIndex, root: number): Scene {
  const layout = layoutFamily(index, root, { ...boxSize, up: 5, down: 5 });
  const hrefOf = (person: number) => `#person-${index.graph.ids[person] ?? ''}`;
  return boxScene({ index, layout, root, self: null, hrefOf });
}
