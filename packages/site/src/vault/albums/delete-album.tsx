import type { AlbumPartsFragment } from '@infinite/schema/generated/graphql';
import { DeleteAlbumDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { albumsPath } from '#vault/paths.ts';
import { albumWords as words } from './albums.en.ts';

/** Deletes the album after a question, and goes back to the others. */
export function DeleteAlbum({ album }: { album: AlbumPartsFragment }): ReactElement {
  const [asks, setAsks] = useState(false);
  const { act, pending, ready } = useAct(DeleteAlbumDocument);
  const remove = async () => {
    if (await act({ id: album.id }, null)) window.location.assign(albumsPath);
    else setAsks(false);
  };
  return (
    <>
      <Button
        variant="quiet"
        className="text-danger"
        disabled={!ready}
        onClick={() => setAsks(true)}
      >
        {words.remove}
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.removeTitle}
        description={words.removeText(album.title)}
        confirmLabel={words.removeConfirm}
        cancelLabel={words.keep}
        pending={pending}
        pendingLabel={words.removing}
        onConfirm={() => void remove()}
      />
    </>
  );
}
