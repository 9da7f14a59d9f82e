import { Button } from '@infinite/ui/button';
import { loadOnce, useWhenOpened } from '@infinite/ui/load-when-opened';
import { createElement, useState, type ReactElement } from 'react';
import type { Edits } from '#tree/edit/use-edits.ts';
import type { TreePlaceLine } from '#tree/views/tree-place.ts';
import { setPointWords as words } from './places.en.ts';

const panel = loadOnce(async () => (await import('./point-dialog.tsx')).PointDialog);

interface SetPointProps {
  readonly place: TreePlaceLine;
  readonly edits: Edits;
}

/** Opens the map on which a place of the tree gets its point. */
export function SetPoint({ place, edits }: SetPointProps): ReactElement {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Panel = useWhenOpened(panel, open, close);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {place.latitude === null ? words.open : words.openKnown}
      </Button>
      {Panel && open ? createElement(Panel, { place, edits, onClose: close }) : null}
    </>
  );
}
