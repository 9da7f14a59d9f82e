import { Icon } from '@infinite/ui/icon';
import { Globe, Minus, Plus, type LucideIcon } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { treeWords } from '#tree/tree.en.ts';
import { Coasts } from '#vault/map/coasts.tsx';
import {
  panned,
  placed,
  wholeWorld,
  zoomed,
  type MapView,
  type Size,
} from '#vault/map/map-view.ts';
import { mapWords } from '#vault/map/map.en.ts';
import { useMapGestures } from '#vault/map/use-map-gestures.ts';
import type { TreePlaceLine } from './tree-place.ts';

const words = treeWords.places;

interface TreeMapProps {
  readonly places: readonly TreePlaceLine[];
  readonly view: MapView;
  readonly size: Size;
  readonly onView: (view: MapView) => void;
  readonly onChoose: (place: string) => void;
}

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-80, 0],
  ArrowRight: [80, 0],
  ArrowUp: [0, -80],
  ArrowDown: [0, 80],
};

/** The places of the tree on the map of the vault. */
export function TreeMap({ places, view, size, onView, onChoose }: TreeMapProps): ReactElement {
  const ground = useRef<HTMLDivElement>(null);
  const gestures = useMapGestures(ground, { view, size, onView });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const move = moves[event.key];
    if (move) onView(panned(view, move[0], move[1], size));
    else if (event.key === '+' || event.key === '=') onView(zoomed(view, 1, size));
    else if (event.key === '-') onView(zoomed(view, -1, size));
    else if (event.key === '0') onView(wholeWorld(size));
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
        className="relative cursor-grab touch-none overflow-hidden select-none focus-visible:-outline-offset-3"
      >
        <Coasts view={view} size={size} />
        {places.map(({ name, people, latitude, longitude }) => {
          const at = placed({ latitude: latitude ?? 0, longitude: longitude ?? 0 }, view, size);
          return (
            <a
              key={name}
              href={`#${encodeURIComponent(name)}`}
              // The list beside the map has the same places, in an order.
              tabIndex={-1}
              draggable={false}
              title={name}
              aria-label={name}
              onClick={(event) => {
                event.preventDefault();
                onChoose(name);
              }}
              style={at}
              className="absolute flex size-11 -translate-1/2 items-center justify-center no-underline"
            >
              <span className="flex h-7 min-w-7 items-center justify-center rounded-full border-2 border-raised bg-accent px-1 text-sm font-semibold text-on-accent tabular-nums shadow-float">
                {people}
              </span>
            </a>
          );
        })}
      </div>
      <div className="absolute top-2 right-2 flex flex-col gap-1">
        <MapButton
          icon={Plus}
          label={mapWords.zoomIn}
          onClick={() => onView(zoomed(view, 1, size))}
        />
        <MapButton
          icon={Minus}
          label={mapWords.zoomOut}
          onClick={() => onView(zoomed(view, -1, size))}
        />
        <MapButton icon={Globe} label={mapWords.whole} onClick={() => onView(wholeWorld(size))} />
      </div>
    </div>
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
