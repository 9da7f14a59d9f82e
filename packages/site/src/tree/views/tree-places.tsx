import { TreePlacesDocument } from '@infinite/schema/generated/operations';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import type { Edits } from '#tree/edit/use-edits.ts';
import { SetPoint } from '#tree/places/set-point.tsx';
import { treeWords } from '#tree/tree.en.ts';
import { useWidth } from '#vault/grid/use-width.ts';
import { wholeWorld, within, type MapView } from '#vault/map/map-view.ts';
import { PlaceEvents } from './place-events.tsx';
import { TreeMap } from './tree-map.tsx';
import type { TreePlaceLine } from './tree-place.ts';

const words = treeWords.places;

interface TreePlacesProps {
  /** Sets where places are; null for a reader who may not. */
  readonly edits: Edits | null;
  readonly onChoose: (id: string) => void;
}

/** Where the family lived: on a map what has coordinates, and all of it in a list. */
export function TreePlaces({ edits, onChoose }: TreePlacesProps): ReactElement {
  const [places, setPlaces] = useState<readonly TreePlaceLine[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isLate = false;
    void ask(TreePlacesDocument, { first: 500 }).then((answer) => {
      if (!isLate) setPlaces(answer.kind === 'data' ? answer.data.treePlaces : 'failed');
    });
    return () => {
      isLate = true;
    };
  }, []);
  if (places === 'failed') return <p role="alert">{words.failed}</p>;
  if (places === 'loading') return <p role="status">{words.loading}</p>;
  if (places.length === 0) return <p>{words.none}</p>;
  return <KnownPlaces {...{ places, edits, onChoose }} />;
}

/** A component of its own: the room for the map is measured when it is there. */
function KnownPlaces(
  props: TreePlacesProps & { readonly places: readonly TreePlaceLine[] },
): ReactElement {
  const { places, edits, onChoose } = props;
  const room = useRef<HTMLDivElement>(null);
  const measured = useWidth(room);
  const [chosen, setChosen] = useState<string | null>(null);
  const [moved, setMoved] = useState<MapView | null>(null);
  const size = measured && { width: measured.width, height: Math.min(520, measured.width * 0.6) };
  const view = size && (moved ? within(moved, size) : wholeWorld(size));
  const onMap = places.filter(({ latitude, longitude }) => latitude !== null && longitude !== null);
  const chosenPlace = places.find(({ name }) => name === chosen);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div ref={room}>
        {onMap.length > 0 && view && size ? (
          <TreeMap places={onMap} {...{ view, size }} onView={setMoved} onChoose={setChosen} />
        ) : null}
        {onMap.length === 0 ? <p className="mt-0 text-ink-soft">{words.noneOnMap}</p> : null}
        {chosen === null ? null : <PlaceEvents key={chosen} place={chosen} onChoose={onChoose} />}
        {chosenPlace && edits ? (
          <p className="mt-3 mb-0 print:hidden">
            <SetPoint key={chosenPlace.name} place={chosenPlace} edits={edits} />
          </p>
        ) : null}
      </div>
      <section aria-label={words.list}>
        <ul className="m-0 max-h-[70dvh] list-none overflow-y-auto p-0">
          {places.map(({ name, people, events }) => (
            <li key={name} className="border-b border-rule">
              <button
                type="button"
                aria-pressed={name === chosen}
                onClick={() => setChosen(name)}
                className="w-full cursor-pointer border-0 bg-transparent px-1 py-2 text-left text-ink hover:bg-sunk aria-pressed:bg-accent-tint"
              >
                <span className="block wrap-anywhere">{name}</span>
                <span className="text-sm text-ink-soft">{words.count(people, events)}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
