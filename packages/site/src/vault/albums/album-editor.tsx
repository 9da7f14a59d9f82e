import { vaultLimits } from '@infinite/schema/catalogue/vault';
import type { AlbumPartsFragment } from '@infinite/schema/generated/graphql';
import { ChangeAlbumDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { TextArea } from '@infinite/ui/text-area';
import { TextInput } from '@infinite/ui/text-input';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { albumWords as words } from './albums.en.ts';

interface AlbumEditorProps {
  readonly album: AlbumPartsFragment;
  readonly onChanged: (album: AlbumPartsFragment) => void;
}

/** Title, what it is about, and its order, in a dialog. */
export function AlbumEditor({ album, onChanged }: AlbumEditorProps): ReactElement {
  const [open, setOpen] = useState(false);
  const { act, pending, ready, errors } = useAct(ChangeAlbumDocument);
  const [title, setTitle] = useState(album.title);
  const [description, setDescription] = useState(album.description);
  const [arrangement, setArrangement] = useState(album.arrangement);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const input = { title, description, arrangement };
    const answer = await act({ id: album.id, input }, words.saved);
    if (!answer) return;
    setOpen(false);
    // Another order: the page is loaded again.
    if (answer.changeAlbum.arrangement === album.arrangement) onChanged(answer.changeAlbum);
    else window.location.reload();
  };
  return (
    <>
      <Button disabled={!ready} onClick={() => setOpen(true)}>
        {words.edit}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={words.editTitle}>
        <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
          <Field label={words.albumTitle} error={errors['title']} required>
            <TextInput
              value={title}
              maxLength={vaultLimits.albumTitle}
              onChange={({ target }) => setTitle(target.value)}
            />
          </Field>
          <Field label={words.about} note={words.optional} error={errors['description']}>
            <TextArea
              value={description}
              rows={3}
              maxLength={vaultLimits.albumDescription}
              onChange={({ target }) => setDescription(target.value)}
            />
          </Field>
          <Field label={words.order}>
            <Select
              value={arrangement}
              onChange={({ target }) => setArrangement(target.value === 'HAND' ? 'HAND' : 'DATE')}
            >
              <option value="DATE">{words.byDate}</option>
              <option value="HAND">{words.byHand}</option>
            </Select>
          </Field>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
            <Button type="submit" variant="primary" pending={pending} pendingLabel={words.saving}>
              {words.save}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
