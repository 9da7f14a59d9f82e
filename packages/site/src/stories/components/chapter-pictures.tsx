import { storyLimits } from '@infinite/schema/catalogue/stories';
import { Button } from '@infinite/ui/button';
import { FieldError } from '@infinite/ui/field-error';
import { Icon } from '@infinite/ui/icon';
import { loadOnce, useWhenOpened } from '@infinite/ui/load-when-opened';
import { TextInput } from '@infinite/ui/text-input';
import { ArrowUp, X } from 'lucide-react';
import { createElement, useId, useState, type ReactElement } from 'react';
import { chooseItemsWords, editStoryWords as words } from '#stories/edit-story.en.ts';
import { ItemPicture } from '#vault/components/item-picture.tsx';
import type { ChapterDraft } from './chapter-draft.ts';

const chooser = loadOnce(async () => (await import('./choose-items.tsx')).ChooseItems);

interface ChapterPicturesProps {
  readonly pictures: ChapterDraft['pictures'];
  readonly error?: string | undefined;
  readonly onPictures: (pictures: ChapterDraft['pictures']) => void;
}

/** The pictures of a chapter with their captions, in their order. */
export function ChapterPictures(props: ChapterPicturesProps): ReactElement {
  const { pictures, error, onPictures } = props;
  const errorId = useId();
  const [choosing, setChoosing] = useState(false);
  const Chooser = useWhenOpened(chooser, choosing, () => setChoosing(false));
  const without = (at: number) => pictures.filter((_, place) => place !== at);
  return (
    <div role="group" aria-label={words.pictures} aria-describedby={error ? errorId : undefined}>
      <p className="mt-0 mb-2 font-semibold">{words.pictures}</p>
      <ul className="m-0 mb-3 flex list-none flex-col gap-3 p-0">
        {pictures.map((picture, at) => (
          <li key={picture.recording.id} className="flex items-center gap-2">
            <span className="size-14 shrink-0">
              <ItemPicture item={picture.recording} />
            </span>
            <TextInput
              aria-label={words.caption(at + 1)}
              placeholder={words.captionShort}
              value={picture.caption}
              maxLength={storyLimits.caption}
              autoComplete="off"
              onChange={({ target: { value: caption } }) =>
                onPictures(pictures.map((one, place) => (place === at ? { ...one, caption } : one)))
              }
            />
            <Button
              size="sm"
              variant="quiet"
              aria-label={words.pictureEarlier(at + 1)}
              disabled={at === 0}
              onClick={() => onPictures(without(at).toSpliced(at - 1, 0, picture))}
            >
              <Icon as={ArrowUp} />
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={words.removePicture(at + 1)}
              onClick={() => onPictures(without(at))}
            >
              <Icon as={X} />
            </Button>
          </li>
        ))}
      </ul>
      {pictures.length < storyLimits.pictures ? (
        <Button size="sm" onClick={() => setChoosing(true)}>
          {words.choosePictures}
        </Button>
      ) : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {Chooser && choosing
        ? createElement(Chooser, {
            kinds: ['PHOTO'],
            title: chooseItemsWords.picturesTitle,
            most: storyLimits.pictures - pictures.length,
            onChoose: (items) => {
              const known = new Set(pictures.map(({ recording }) => recording.id));
              const added = items.filter(({ id }) => !known.has(id));
              setChoosing(false);
              onPictures([...pictures, ...added.map((recording) => ({ recording, caption: '' }))]);
            },
            onClose: () => setChoosing(false),
          })
        : null}
    </div>
  );
}
