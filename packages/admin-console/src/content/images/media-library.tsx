import { refusalOf } from '@infinite/api-client/refusal-of';
import type { BlogImageTileFragment } from '@infinite/schema/generated/graphql';
import { imageDialogWords, mediaWords as words } from '#content/content.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Dialog } from '@infinite/ui/dialog';
import { EmptyState } from '@infinite/ui/empty-state';
import { ErrorState } from '@infinite/ui/error-state';
import { Field } from '@infinite/ui/field';
import { Spinner } from '@infinite/ui/spinner';
import { TextInput } from '@infinite/ui/text-input';
import { useState } from 'react';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { ImageUpload } from './image-upload.tsx';
import { useImages } from './use-images.ts';

/** Every picture of articles, with where each is used. */
export function MediaLibrary() {
  const list = useImages();
  const { images, error } = list;
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<BlogImageTileFragment | null>(null);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 className="m-0 text-2xl">{words.title}</h2>
        <Button size="sm" variant="primary" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </div>
      <Field label={words.search} hideLabel>
        <TextInput
          type="search"
          placeholder={words.search}
          value={list.search}
          onChange={({ target }) => list.setSearch(target.value)}
        />
      </Field>
      {error ? (
        <ErrorState title={words.failed} onRetry={() => void list.reload()}>
          {refusalOf(error).words}
        </ErrorState>
      ) : null}
      {images || error ? null : <Spinner className="mt-4 text-accent" />}
      {images?.length === 0 ? (
        <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
      ) : null}
      <ul className="m-0 mt-4 grid list-none grid-cols-2 gap-x-4 gap-y-6 p-0 sm:grid-cols-3 lg:grid-cols-4 2xl:grid-cols-6">
        {images?.map((image) => (
          <MediaTile key={image.id} image={image} onDelete={() => setLeaving(image)} />
        ))}
      </ul>
      {list.hasMore ? (
        <Button size="sm" className="mt-4" onClick={() => void list.more()}>
          {imageDialogWords.more}
        </Button>
      ) : null}
      <Dialog open={adding} onOpenChange={setAdding} title={words.add} size="sm">
        <ImageUpload
          onUploaded={() => {
            setAdding(false);
            void list.reload();
          }}
        />
      </Dialog>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={imageDialogWords.deleteQuestion}
        description={imageDialogWords.deleteLost(leaving?.alt ?? '', leaving?.name ?? '')}
        confirmLabel={imageDialogWords.deleteShort}
        tone="danger"
        onConfirm={() => {
          setLeaving(null);
          if (leaving) void list.remove(leaving.id);
        }}
      />
    </>
  );
}

interface MediaTileProps {
  image: BlogImageTileFragment;
  onDelete: () => void;
}

/** A picture that an article shows is not offered for deletion; the server refuses it, too. */
function MediaTile({ image, onDelete }: MediaTileProps) {
  const links = usePlaceLinks();
  const { alt, name, width, height, thumbnail, usedIn } = image;
  return (
    <li className="min-w-0 text-sm">
      <img
        src={thumbnail}
        alt={alt}
        className="block aspect-square w-full rounded-md border border-rule object-cover"
      />
      <p className="m-0 mt-2 font-semibold wrap-anywhere">{alt}</p>
      <p className="m-0 truncate text-ink-soft" title={name}>
        {words.facts(name, width, height)}
      </p>
      {usedIn.length === 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-ink-soft">{words.unused}</span>
          <Button
            size="sm"
            variant="quiet"
            aria-label={imageDialogWords.delete(alt)}
            onClick={onDelete}
          >
            {imageDialogWords.deleteShort}
          </Button>
        </div>
      ) : (
        <ul aria-label={words.usedIn} className="m-0 mt-1 list-none p-0">
          {usedIn.map(({ id, title }) => (
            <li key={id}>
              <a
                {...links.to({ view: 'post', post: id })}
                className="link inline-flex min-h-6 items-center wrap-anywhere"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
