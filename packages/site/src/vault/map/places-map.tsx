import { Icon } from '@infinite/ui/icon';
import { Globe, Minus, Plus, type LucideIcon } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { areaPath } from '#vault/paths.ts';
import { Coasts } from './coasts.tsx';
import { mapWords as words } from './map.en.ts';
import { panned, placed, wholeWorld, zoomed, type MapView, type Size } from './map-view.ts';
import { placeName } from './place-name.ts';
import { useMapGestures } from './use-map-gestures.ts';
import type { MapPlace } from './use-places.ts';

interface PlacesMapProps {
  readonly places: readonly MapPlace[];
  readonly view: MapView;
  readonly size: Size;
  readonly onView: (view: MapView) => void;
}

/** Pixels that an arrow key moves the map. */
const step = 80;
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The places of the vault on a map, to move by mouse, fingers, keys and buttons. */
export function PlacesMap({ places, view, size, onView }: PlacesMapProps): ReactElement {
  const ground = useRef<HTMLDivElement>(null);
  const gestures = useMapGestures(ground, { view, size, onView });
  const zoomIn = () => onView(zoomed(view, 1, size));
  const zoomOut = () => onView(zoomed(view, -1, size));
  const whole = () => onView(wholeWorld(size));
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const move = moves[key];
    if (move) onView(panned(view, move[0], move[1], size));
    else if (key === '+' || key === '=') zoomIn();
    else if (key === '-') zoomOut();
    else if (key === '0') whole();
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
        {...gestures}
        style={{ height: size.height }}
        className="relative cursor-grab touch-none overflow-hidden select-none focus-visible:-outline-offset-3 active:cursor-grabbing"
      >
        <Coasts view={view} size={size} />
        {places.map((place) => (
          <PlaceMark key={`${place.latitude} ${place.longitude}`} {...{ place, view, size }} />
        ))}
      </div>
      <div className="absolute top-2 right-2 flex flex-col gap-1">
        <MapButton icon={Plus} label={words.zoomIn} onClick={zoomIn} />
        <MapButton icon={Minus} label={words.zoomOut} onClick={zoomOut} />
        <MapButton icon={Globe} label={words.whole} onClick={whole} />
      </div>
    </div>
  );
}

function PlaceMark(props: { place: MapPlace; view: MapView; size: Size }): ReactElement {
  const { place, view, size } = props;
  const { count } = place;
  const { left, top } = placed(place, view, size);
  const label = `${placeName(place)}, ${words.count(count)}`;
  return (
    <a
      href={areaPath(place)}
      // The list beside the map has the same links, in an order.
      tabIndex={-1}
      draggable={false}
      title={label}
      aria-label={label}
      style={{ left, top }}
      className="absolute flex size-11 -translate-1/2 items-center justify-center no-underline"
    >
      <span
        className={`flex min-w-6 items-center justify-center rounded-full border-2 border-raised bg-accent px-1 text-sm font-semibold text-on-accent tabular-nums shadow-float ${count > 99 ? 'h-9 min-w-9' : count > 9 ? 'h-8 min-w-8' : 'h-7 min-w-7'}`}
      >
        {count > 9999 ? `${Math.floor(count / 1000)}k` : count}
      </span>
    </a>
  );
}

function MapButton(props: { icon: LucideIcon; label: string; onClick: () => void }): ReactElement {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
      className="flex size-11 cursor-pointer items-center justify-center rounded-md border border-edge bg-raised text-ink hover:bg-sunk"
    >
      <Icon as={props.icon} />
    </button>
  );
}
