import { memo, useEffect, useState, type ReactElement } from 'react';
import { worldWidth, type MapView, type Size } from './map-view.ts';
import worldUrl from './world.json?url';

/** Width and height of the world in the units of the drawing; `draw-world-map.ts` has it, too. */
const drawnSize = 8192;

interface Drawing {
  readonly land: string;
  readonly borders: string;
}

/** The coasts and borders of the world as a view shows them; the drawing comes with the first map. */
export function Coasts({ view, size }: { view: MapView; size: Size }): ReactElement {
  const drawing = useDrawing();
  const width = worldWidth(view);
  const scale = width / drawnSize;
  const left = size.width / 2 - view.x * width;
  const top = size.height / 2 - view.y * width;
  // The earth goes on at its other edge, and what lies on the date line is drawn beyond that.
  const beyond = width / 4;
  const copies = [-1, 0, 1].filter(
    (copy) => left + copy * width < size.width + beyond && left + (copy + 1) * width > -beyond,
  );
  return (
    <svg
      aria-hidden="true"
      width={size.width}
      height={size.height}
      className="absolute inset-0 bg-accent-tint"
    >
      <defs>{drawing ? <World drawing={drawing} /> : null}</defs>
      {copies.map((copy) => (
        <use
          key={copy}
          href="#drawn-world"
          transform={`translate(${left + copy * width} ${top}) scale(${scale})`}
        />
      ))}
    </svg>
  );
}

/** Long paths: drawn once, moved often. */
const World = memo(function World({ drawing }: { drawing: Drawing }): ReactElement {
  return (
    <g id="drawn-world">
      <path d={drawing.land} fillRule="evenodd" className="fill-paper stroke-edge" {...thin} />
      <path d={drawing.borders} fill="none" className="stroke-rule" {...thin} />
    </g>
  );
});

const thin = { strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const;

function useDrawing(): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetch(worldUrl, { signal: stop.signal })
      .then(async (answer) => {
        // Only our own drawing has this address.
        if (answer.ok) setDrawing((await answer.json()) as Drawing);
      })
      // Without a line the places are still there, on an empty ground, and in the list.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  return drawing;
}
