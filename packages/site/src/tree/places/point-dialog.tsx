import { BulkChangeTreeDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import type { Edits } from '#tree/edit/use-edits.ts';
import type { TreePlaceLine } from '#tree/views/tree-place.ts';
import { coordinatesOf, placeIn, type MapPlace } from '#vault/item/coordinates.ts';
import { setPointWords as words } from './places.en.ts';
import { PointMap } from './point-map.tsx';

interface PointDialogProps {
  readonly place: TreePlaceLine;
  readonly edits: Edits;
  readonly onClose: () => void;
}

/** To about ten meters, which is as well as anyone presses. */
const rounded = ({ latitude, longitude }: MapPlace): MapPlace => ({
  latitude: Math.round(latitude * 1e4) / 1e4,
  longitude: Math.round(longitude * 1e4) / 1e4,
});

/** The map and the numbers by which a place of the tree gets its point. */
export function PointDialog(props: PointDialogProps): ReactElement {
  const { place, edits, onClose } = props;
  const { name, latitude, longitude } = place;
  const known = latitude === null || longitude === null ? null : { latitude, longitude };
  const [typed, setTyped] = useState(coordinatesOf(known));
  const [missing, setMissing] = useState(false);
  const point = placeIn(typed);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(point === null);
    if (!point || edits.pending) return;
    const input = { kind: 'PLACE', from: name, to: '', ...point };
    const done = await edits.run(BulkChangeTreeDocument, { input }, ({ bulkChangeTree }) => {
      const { changed, isMore } = bulkChangeTree;
      if (changed === 0) return words.unchanged;
      return `${words.saved(name, changed)}${isMore ? words.more : ''}`;
    });
    if (done) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      dismissOnOutsideClick={false}
      size="lg"
      title={words.title(name)}
      description={words.lead}
    >
      <form
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid gap-4"
        aria-label={words.title(name)}
      >
        <PointMap point={point} onPoint={(next) => setTyped(coordinatesOf(rounded(next)))} />
        <Field
          label={words.coordinates}
          hint={words.coordinatesHint}
          error={missing && !point ? words.unreadable : undefined}
        >
          <TextInput
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            variant="primary"
            pending={edits.pending}
            pendingLabel={words.saving}
          >
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
