import type { BlogImageTileFragment } from '@infinite/schema/generated/graphql';
import { imageDialogWords as words } from '#content/content.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { Spinner } from '@infinite/ui/spinner';
import { TextInput } from '@infinite/ui/text-input';
import { useState } from 'react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { ImageUpload } from './image-upload.tsx';
import { useImages } from './use-images.ts';

type ChosenImage = Pick<BlogImageTileFragment, 'id' | 'src' | 'alt'>;

interface ImageDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (image: ChosenImage) => void;
  /** A picture to add, which needs its words. */
  file?: File | undefined;
}

/** Chooses an image for the article: an existing one, or an upload. */
export function ImageDialog(props: ImageDialogProps) {
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={words.title} size="lg">
      <Images onChoose={props.onChoose} file={props.file} />
    </Dialog>
  );
}

/** Inside the dialog, so that each opening loads the current images. */
function Images({ onChoose, file }: Pick<ImageDialogProps, 'onChoose' | 'file'>) {
  const list = useImages();
  const { images, error } = list;
  const [leaving, setLeaving] = useState<BlogImageTileFragment | null>(null);
  return (
    <div className="grid gap-6">
      <ImageUpload onUploaded={onChoose} given={file} />
      <section
        aria-label={words.kept}
        hidden={file !== undefined}
        className="border-t border-rule pt-4"
      >
        <Field label={words.search}>
          <TextInput
            type="search"
            value={list.search}
            onChange={({ target }) => list.setSearch(target.value)}
          />
        </Field>
        {error ? <p role="alert">{refusalOf(error).words}</p> : null}
        {images || error ? null : <Spinner className="mt-4 text-accent" />}
        {images?.length === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
        <ul className="m-0 mt-4 grid list-none grid-cols-2 gap-4 p-0 sm:grid-cols-4">
          {images?.map((image) => (
            <li key={image.id} className="min-w-0">
              <button
                type="button"
                aria-label={words.choose(image.alt)}
                onClick={() => onChoose(image)}
                className="block w-full cursor-pointer overflow-hidden rounded-md border border-edge bg-raised hover:border-accent"
              >
                <img src={image.thumbnail} alt="" className="block aspect-square w-full" />
              </button>
              <p className="m-0 mt-1 truncate text-sm" title={image.alt}>
                {image.alt}
              </p>
              <Button
                size="sm"
                variant="quiet"
                aria-label={words.delete(image.alt)}
                onClick={() => setLeaving(image)}
              >
                {words.deleteShort}
              </Button>
            </li>
          ))}
        </ul>
        {list.hasMore ? (
          <Button size="sm" onClick={() => void list.more()}>
            {words.more}
          </Button>
        ) : null}
      </section>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={words.deleteQuestion}
        description={words.deleteLost(leaving?.alt ?? '', leaving?.name ?? '')}
        confirmLabel={words.deleteShort}
        tone="danger"
        onConfirm={() => {
          setLeaving(null);
          if (leaving) void list.remove(leaving.id);
        }}
      />
    </div>
  );
}
