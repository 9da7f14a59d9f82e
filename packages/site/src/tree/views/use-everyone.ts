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
  const worker = useRef<Worker | null>(null);
  useEffect(() => {
    if (!wanted || typeof Worker === 'undefined') return undefined;
    worker.current = new Worker(new URL('./everyone.worker.ts', import.meta.url), {
      type: 'module',
    });
    return () => {
      worker.current?.terminate();
      worker.current = null;
    };
  }, [wanted]);
  useEffect(() => {
    if (!index || !wanted || done?.of === index) return undefined;
    const finish = (layout: EveryonesLayout) => setDone({ of: index, layout });
    const { current } = worker;
    if (index.people <= atOnce || !current) {
      finish(layoutEveryone(index, boxSize));
      return undefined;
    }
    const stop = new AbortController();
    const { signal } = stop;
    current.addEventListener('message', ({ data }: MessageEvent<EveryonesLayout>) => finish(data), {
      signal,
    });
    // Where a worker does not start, the page does it itself.
    current.addEventListener('error', () => finish(layoutEveryone(index, boxSize)), { signal });
    current.postMessage(index.graph);
    return () => stop.abort();
  }, [index, wanted, done]);
  return done && done.of === index ? done.layout : null;
}
