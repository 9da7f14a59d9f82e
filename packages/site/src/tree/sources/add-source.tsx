import { AddTreeSourceDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { treeSourcePath } from '#tree/paths.ts';
import { SourceForm } from './source-form.tsx';
import { sourcesWords as words } from './sources.en.ts';

/** A new source, whose page opens once it is there. */
export function AddSource(): ReactElement {
  const [open, setOpen] = useState(false);
  const { act, pending, ready, errors } = useAct(AddTreeSourceDocument);
  if (!open) {
    return (
      <Button variant="primary" disabled={!ready} onClick={() => setOpen(true)}>
        {words.add}
      </Button>
    );
  }
  return (
    <SourceForm
      label={words.addTitle}
      source={null}
      {...{ errors, pending, ready }}
      onCancel={() => setOpen(false)}
      onSave={async (input) => {
        const made = await act({ input }, null);
        if (made) window.location.assign(treeSourcePath(made.addTreeSource));
      }}
    />
  );
}
