import { serveChart, type Chart, type ChartOptions } from './chart.ts';

/** Serves a `ChartFrame`: its window and its buttons. */
export function serveFrame(frame: HTMLElement, options: ChartOptions): Chart {
  const ground = frame.querySelector<HTMLElement>('[data-chart-ground]');
  if (!ground) throw new Error('a chart needs its window');
  const chart = serveChart(ground, options);
  const stop = new AbortController();
  const acts: Readonly<Record<string, () => void>> = {
    in: () => chart.zoomBy(1.5),
    out: () => chart.zoomBy(1 / 1.5),
    fit: () => chart.fit(),
    home: () => chart.home(),
  };
  for (const button of frame.querySelectorAll<HTMLElement>('[data-chart-act]')) {
    const act = acts[button.dataset['chartAct'] ?? ''];
    if (act) button.addEventListener('click', act, { signal: stop.signal });
  }
  return {
    ...chart,
    stop() {
      stop.abort();
      chart.stop();
    },
  };
}
