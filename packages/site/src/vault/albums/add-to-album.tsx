import type { AlbumsToChooseQuery } from '@infinite/schema/generated/graphql';
import {
  AddToAlbumDocument,
  AlbumsToChooseDocument,
  CreateAlbumDocument,
  RemoveFromAlbumDocument,
} from '@infinite/schema/generated/operations';
import { vaultLimits } from '@infinite/schema/catalogue/vault';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Dialog } from '@infinite/ui/dialog';
import { Icon } from '@infinite/ui/icon';
import { Images } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { OneFieldForm } from '#settings/components/one-field-form.tsx';
import { useAct } from '#settings/use-act.ts';
import { albumWords as words } from './albums.en.ts';

type Choice = AlbumsToChooseQuery['albums']['nodes'][number];

/** A button that opens the family's albums, with a tick at those that have the item. */
export function AddToAlbum({ recordingId }: { recordingId: string }): ReactElement {
  const [open, setOpen] = useState(false);
  const [albums, setAlbums] = useState<readonly Choice[] | null>(null);
  const [within, setWithin] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState(false);
  const [title, setTitle] = useState('');
  const add = useAct(AddToAlbumDocument);
  const remove = useAct(RemoveFromAlbumDocument);
  const create = useAct(CreateAlbumDocument);

  const onOpen = async () => {
    setOpen(true);
    const answer = await ask(AlbumsToChooseDocument, { recordingId });
    setFailed(answer.kind !== 'data');
    if (answer.kind !== 'data') return;
    setAlbums(answer.data.albums.nodes.filter(({ mayChange }) => mayChange));
    setWithin(new Set(answer.data.albumsWithItem.map(({ id }) => id)));
  };
  const onToggle = async (album: Choice, isIn: boolean) => {
    const what = { albumId: album.id, recordingIds: [recordingId] };
    const done = isIn
      ? await add.act(what, words.added(album.title))
      : await remove.act(what, words.removed(album.title));
    if (!done) return;
    const next = new Set(within);
    if (isIn) next.add(album.id);
    else next.delete(album.id);
    setWithin(next);
  };
  const onCreate = async () => {
    const made = await create.act(
      { input: { title }, recordingIds: [recordingId] },
      words.added(title),
    );
    if (!made) return;
    setTitle('');
    setAlbums([made.createAlbum, ...(albums ?? [])]);
    setWithin(new Set([...within, made.createAlbum.id]));
  };

  return (
    <>
      <Button disabled={!add.ready} onClick={() => void onOpen()}>
        <Icon as={Images} />
        {words.addTo}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.addToTitle}
        description={words.addToHint}
        footer={
          <Button variant="primary" onClick={() => setOpen(false)}>
            {words.close}
          </Button>
        }
      >
        {failed ? <p className="mt-0">{words.notLoaded}</p> : null}
        {albums === null && !failed ? <p className="mt-0">{words.loading}</p> : null}
        {albums?.length === 0 ? <p className="mt-0">{words.noAlbums}</p> : null}
        {albums?.map((album) => (
          <Checkbox
            key={album.id}
            label={album.title}
            checked={within.has(album.id)}
            disabled={add.pending || remove.pending}
            onChange={({ target }) => void onToggle(album, target.checked)}
          />
        ))}
        <div className="mt-6">
          <OneFieldForm
            name="album-title"
            autoComplete="off"
            label={words.newTitle}
            error={create.errors['title']}
            maxLength={vaultLimits.albumTitle}
            value={title}
            onChange={setTitle}
            saveLabel={words.create}
            ready={create.ready}
            pending={create.pending}
            onSave={onCreate}
          />
        </div>
      </Dialog>
    </>
  );
}
