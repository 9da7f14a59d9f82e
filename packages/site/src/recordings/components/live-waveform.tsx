import { useEffect, useRef } from 'react';

const BAR_PX = 4;

/**
 * The last seconds of the recording, the newest at the right edge. With reduced motion it redraws
 * once a second instead of scrolling.
 */
export function LiveWaveform({
  readBars,
  still,
}: {
  readBars(): readonly number[];
  still: boolean;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    draw(element, readBars());
    if (still) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setInterval(() => draw(element, readBars()), calm ? 1000 : 50);
    return () => clearInterval(timer);
  }, [readBars, still]);

  return <canvas ref={canvas} aria-hidden="true" className="block h-24 w-full text-amber" />;
}

function draw(canvas: HTMLCanvasElement, bars: readonly number[]): void {
  const { width, height } = canvas.getBoundingClientRect();
  const scale = devicePixelRatio || 1;
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(scale, scale);
  // The colour of the theme, light or dark, comes with the element's own.
  context.fillStyle = getComputedStyle(canvas).color;
  const visible = bars.slice(-Math.floor(width / BAR_PX));
  for (const [index, bar] of visible.entries()) {
    const x = width - (visible.length - index) * BAR_PX;
    const size = Math.max(2, (bar / 100) * height);
    context.fillRect(x, (height - size) / 2, BAR_PX - 1.5, size);
  }
}
