import { vaultLimits } from '@infinite/schema/catalogue/vault';
import { CreateAlbumDocument } from '@infinite/schema/generated/operations';
import { useState, type ReactElement } from 'react';
import { OneFieldForm } from '#settings/components/one-field-form.tsx';
import { useAct } from '#settings/use-act.ts';
import { albumPath } from '#vault/paths.ts';
import { albumWords as words } from './albums.en.ts';

/** Makes an album and opens it. */
export function NewAlbum(): ReactElement {
  const [title, setTitle] = useState('');
  const { act, pending, ready, errors } = useAct(CreateAlbumDocument);
  return (
    <OneFieldForm
      name="album-title"
      autoComplete="off"
      label={words.newTitle}
      error={errors['title']}
      maxLength={vaultLimits.albumTitle}
      value={title}
      onChange={setTitle}
      saveLabel={words.create}
      variant="primary"
      ready={ready}
      pending={pending}
      onSave={async () => {
        const made = await act({ input: { title }, recordingIds: [] }, null);
        if (made) window.location.assign(albumPath(made.createAlbum.id));
      }}
    />
  );
}
