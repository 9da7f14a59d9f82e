import { layoutEveryone, type EveryonesLayout } from '@infinite/kinship/everyones-layout';
import type { GraphIndex } from '@infinite/kinship/graph-index';
import { useEffect, useRef, useState } from 'react';
import { boxSize } from '#tree/chart/person-shape.ts';

/** Up to this many people a chart is laid out between two frames. */
const atOnce = 2000;

/**
 * Where everyone stands; null while a large tree is laid out in a worker, which starts while the tree is still read.
 * @param wanted whether it is shown
 */
export function useEveryone(index: GraphIndex | null, wanted: boolean): EveryonesLayout | null {
  const [done, setDone] = useState<{ of: GraphIndex; layout: EveryonesLayout } | null>(null);
  const started = useRef<Worker | null>(null);
  useEffect(() => {
    if (!wanted || typeof Worker === 'undefined') return undefined;
    started.current = new Worker(new URL('./everyone.worker.ts', import.meta.url), {
      type: 'module',
    });
    return () => {
      started.current?.terminate();
      started.current = null;
    };
  }, [wanted]);
  useEffect(() => {
    if (!index || !wanted || done?.of === index) return undefined;
    const finish = (layout: EveryonesLayout) => setDone({ of: index, layout });
    const worker = started.current;
    if (index.people <= atOnce || !worker) {
      finish(layoutEveryone(index, boxSize));
      return undefined;
    }
    const stop = new AbortController();
    const { signal } = stop;
    worker.addEventListener('message', ({ data }: MessageEvent<EveryonesLayout>) => finish(data), {
      signal,
    });
    // Where a worker does not start, the page does it itself.
    worker.addEventListener('error', () => finish(layoutEveryone(index, boxSize)), { signal });
    worker.postMessage(index.graph, { transfer: [] });
    return () => stop.abort();
  }, [index, wanted, done]);
  return done && done.of === index ? done.layout : null;
}
