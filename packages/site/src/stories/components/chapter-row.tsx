import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { editStoryWords as words } from '#stories/edit-story.en.ts';
import type { ShownChapter } from '#stories/load-story.ts';

interface ChapterRowProps {
  readonly chapter: ShownChapter;
  readonly at: number;
  readonly count: number;
  /** The scripts are there. */
  readonly ready: boolean;
  readonly onMove: (to: number) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A button at the end of its way keeps the focus: a disabled one would lose it. */
const ends = (isEnd: boolean) => ({
  'aria-disabled': isEnd,
});

/** A chapter in the list of them, with its place and what can be done with it. */
export function ChapterRow(props: ChapterRowProps): ReactElement {
  const { chapter, at, count, ready, onMove, onEdit, onRemove } = props;
  const { title, voice, pictures } = chapter;
  const parts = [
    ...(voice ? [words.withVoice] : []),
    ...(pictures.length > 0 ? [words.pictureCount(pictures.length)] : []),
  ];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span aria-hidden className="w-7 shrink-0 text-right font-serif text-lg text-amber-ink">
        {at + 1}
      </span>
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <span className="block">{title}</span>
        {parts.length > 0 ? (
          <span className="block text-sm text-ink-soft">{parts.join(', ')}</span>
        ) : null}
      </span>
      <span className="flex gap-1">
        <Button
          aria-label={words.earlier(title)}
          {...ends(at === 0)}
          onClick={() => at > 0 && onMove(at - 1)}
        >
          <Icon as={ArrowUp} />
        </Button>
        <Button
          aria-label={words.later(title)}
          {...ends(at === count - 1)}
          onClick={() => at < count - 1 && onMove(at + 1)}
        >
          <Icon as={ArrowDown} />
        </Button>
      </span>
      <Button aria-label={words.editOf(title)} disabled={!ready} onClick={onEdit}>
        {words.edit}
      </Button>
      <Button
        variant="quiet"
        className="px-3!"
        aria-label={words.takeOutOf(title)}
        disabled={!ready}
        onClick={onRemove}
      >
        {words.takeOut}
      </Button>
    </div>
  );
}
