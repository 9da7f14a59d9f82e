import { layoutEveryone, type EveryonesLayout } from '@infinite/kinship/everyones-layout';
import type { GraphIndex } from '@infinite/kinship/graph-index';
import { useEffect, useState } from 'react';
import { boxSize } from '#tree/chart/person-shape.ts';

/** Up to this many people a chart is laid out between two frames. */
const atOnce = 2000;

/** Where everyone stands; null while a large tree is laid out in a worker. @param wanted whether it is shown */
export function useEveryone(index: GraphIndex | null, wanted: boolean): EveryonesLayout | null {
  const [done, setDone] = useState<{ of: GraphIndex; layout: EveryonesLayout } | null>(null);
  useEffect(() => {
    if (!index || !wanted || done?.of === index) return undefined;
    const finish = (layout: EveryonesLayout) => setDone({ of: index, layout });
    if (index.people <= atOnce || typeof Worker === 'undefined') {
      finish(layoutEveryone(index, boxSize));
      return undefined;
    }
    const worker = new Worker(new URL('./everyone.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<EveryonesLayout>) => {
      finish(data);
      worker.terminate();
    });
    // Where a worker does not start, the page does it itself.
    worker.addEventListener('error', () => finish(layoutEveryone(index, boxSize)));
    worker.postMessage(index.graph);
    return () => worker.terminate();
  }, [index, wanted, done]);
  return done && done.of === index ? done.layout : null;
}
