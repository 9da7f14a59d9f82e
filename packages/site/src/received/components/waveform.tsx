import type { ReactElement } from 'react';

const HEIGHT = 100;
const BAR = 2;
const PITCH = 4;
const MOST_BARS = 120;

/** The waveform of a voice, rendered on the server: it shows without scripts and in print. */
export function Waveform({ peaks }: { peaks: readonly number[] }): ReactElement {
  const bars = thinned(peaks, MOST_BARS);
  return (
    <svg
      viewBox={`0 0 ${bars.length * PITCH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-16 w-full text-amber"
    >
      {bars.map((peak, index) => {
        const height = Math.max(2, (peak / 100) * HEIGHT);
        return (
          <rect
            key={index}
            x={index * PITCH}
            y={(HEIGHT - height) / 2}
            width={BAR}
            height={height}
            rx={1}
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}

/** The maximum of each group, so that a short laugh in a long silence still shows. */
export function thinned(peaks: readonly number[], most: number): number[] {
  if (peaks.length <= most) return [...peaks];
  return Array.from({ length: most }, (_, index) => {
    const from = Math.floor((index * peaks.length) / most);
    const to = Math.floor(((index + 1) * peaks.length) / most);
    return Math.max(...peaks.slice(from, to));
  });
}
