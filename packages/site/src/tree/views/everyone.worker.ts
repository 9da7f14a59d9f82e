import {
  layoutEveryone,
  transferablesOf,
  type EveryonesLayout,
} from '@infinite/kinship/everyones-layout';
import type { FamilyGraph } from '@infinite/kinship/family-graph';
import { indexOf } from '@infinite/kinship/graph-index';
import { boxSize } from '#tree/chart/person-shape.ts';

/** Lays out a whole tree off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<FamilyGraph>) => {
  const layout: EveryonesLayout = layoutEveryone(indexOf(data), boxSize);
  postMessage(layout, { transfer: transferablesOf(layout) });
});
