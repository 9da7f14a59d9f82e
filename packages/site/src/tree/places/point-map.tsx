import { Icon } from '@infinite/ui/icon';
import { MapPin } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react';
import { useWidth } from '#vault/grid/use-width.ts';
import type { MapPlace } from '#vault/item/coordinates.ts';
import { Coasts } from '#vault/map/coasts.tsx';
import {
  panned,
  placeAt,
  placed,
  wholeWorld,
  within,
  zoomed,
  type MapView,
  type Size,
} from '#vault/map/map-view.ts';
import { mapWords } from '#vault/map/map.en.ts';
import { useMapGestures } from '#vault/map/use-map-gestures.ts';
import { setPointWords as words } from './places.en.ts';

interface PointMapProps {
  readonly point: MapPlace | null;
  readonly onPoint: (point: MapPlace) => void;
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-40, 0],
  ArrowRight: [40, 0],
  ArrowUp: [0, -40],
  ArrowDown: [0, 40],
};
/** A press that moved further was a drag. */
const stillPixels = 6;

/** A map on which one point is set, by a press or by the keyboard. */
export function PointMap(props: PointMapProps): ReactElement {
  const room = useRef<HTMLDivElement>(null);
  const measured = useWidth(room);
  const size = measured && { width: measured.width, height: Math.min(360, measured.width * 0.7) };
  return <div ref={room}>{size ? <Ground {...props} size={size} /> : null}</div>;
}

function Ground({ point, onPoint, size }: PointMapProps & { size: Size }): ReactElement {
  const ground = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ x: number; y: number } | null>(null);
  const [moved, setMoved] = useState<MapView | null>(null);
  const view = moved ? within(moved, size) : wholeWorld(size);
  const gestures = useMapGestures(ground, { view, size, onView: setMoved });
  const set = (at: { x: number; y: number }) => onPoint(placeAt(at, view));
  const onClick = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const from = pressed.current;
    if (!from || Math.hypot(clientX - from.x, clientY - from.y) > stillPixels) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    set({ x: clientX - left - size.width / 2, y: clientY - top - size.height / 2 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moves[event.key];
    if (move) setMoved(panned(view, move[0], move[1], size));
    else if (event.key === '+' || event.key === '=') setMoved(zoomed(view, 1, size));
    else if (event.key === '-') setMoved(zoomed(view, -1, size));
    else if (event.key === '0') setMoved(wholeWorld(size));
    else if (event.key === 'Enter') set({ x: 0, y: 0 });
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative overflow-hidden rounded-md outline -outline-offset-1 outline-rule">
      <div
        ref={ground}
        role="application"
        tabIndex={0}
        aria-label={words.map}
        onKeyDown={onKeyDown}
        onPointerDownCapture={({ clientX, clientY }) => {
          pressed.current = { x: clientX, y: clientY };
        }}
        onClick={onClick}
        {...gestures}
        style={{ height: size.height }}
        className="group relative cursor-crosshair touch-none overflow-hidden select-none focus-visible:-outline-offset-3"
      >
        <Coasts view={view} size={size} />
        <span
          aria-hidden="true"
          className="absolute top-1/2 left-1/2 hidden size-6 -translate-1/2 rounded-full border-2 border-ink group-focus-visible:block"
        />
        {point ? (
          <span
            style={placed(point, view, size)}
            className="absolute -translate-x-1/2 -translate-y-full text-accent"
          >
            <Icon as={MapPin} label={words.point} />
          </span>
        ) : null}
      </div>
      <div className="absolute top-2 right-2 flex flex-col gap-1">
        <MapButton
          sign="+"
          label={mapWords.zoomIn}
          onClick={() => setMoved(zoomed(view, 1, size))}
        />
        <MapButton
          sign="−"
          label={mapWords.zoomOut}
          onClick={() => setMoved(zoomed(view, -1, size))}
        />
      </div>
    </div>
  );
}

function MapButton(props: { sign: string; label: string; onClick: () => void }): ReactElement {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
      className="flex size-11 cursor-pointer items-center justify-center rounded-md border border-edge bg-raised text-xl text-ink hover:bg-sunk"
    >
      {props.sign}
    </button>
  );
}
