import {
  OrderStoryChaptersDocument,
  RemoveStoryChapterDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { editStoryWords as words } from '#stories/edit-story.en.ts';
import type { ShownChapter } from '#stories/load-story.ts';
import { ChapterEditor } from './chapter-editor.tsx';
import { ChapterRow } from './chapter-row.tsx';

interface ChapterListProps {
  readonly storyId: string;
  readonly chapters: readonly ShownChapter[];
  readonly onChapters: (chapters: ShownChapter[]) => void;
}

/** The chapters in their order; one at a time is open to be edited. */
export function ChapterList({ storyId, chapters, onChapters }: ChapterListProps): ReactElement {
  /** The id of the one that is edited; '' for a new one. */
  const [edited, setEdited] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<ShownChapter | null>(null);
  const order = useAct(OrderStoryChaptersDocument);
  const remove = useAct(RemoveStoryChapterDocument);
  const onMove = async (chapter: ShownChapter, to: number) => {
    if (order.pending) return;
    const others = chapters.filter(({ id }) => id !== chapter.id);
    const next = [...others.slice(0, to), chapter, ...others.slice(to)];
    const done = words.movedTo(chapter.title, to + 1);
    if (await order.act({ storyId, chapterIds: next.map(({ id }) => id) }, done)) onChapters(next);
  };
  const onRemove = async ({ id, title }: ShownChapter) => {
    const done = await remove.act({ id }, words.takenOut(title));
    setLeaving(null);
    if (done) onChapters(chapters.filter((chapter) => chapter.id !== id));
  };
  const onSaved = (saved: ShownChapter) => {
    const isNew = chapters.every(({ id }) => id !== saved.id);
    onChapters(
      isNew ? [...chapters, saved] : chapters.map((one) => (one.id === saved.id ? saved : one)),
    );
    setEdited(null);
  };
  const close = () => setEdited(null);
  return (
    <section aria-labelledby="chapters" className="mt-12">
      <h2 id="chapters" className="m-0 text-2xl">
        {words.chapters}
      </h2>
      {chapters.length === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
      <ol className="m-0 mt-4 list-none p-0">
        {chapters.map((chapter, at) => (
          <li key={chapter.id} className="border-b border-rule py-3">
            {edited === chapter.id ? (
              <ChapterEditor
                storyId={storyId}
                chapter={chapter}
                onSaved={onSaved}
                onClose={close}
              />
            ) : (
              <ChapterRow
                chapter={chapter}
                at={at}
                count={chapters.length}
                ready={order.ready}
                onMove={(to) => void onMove(chapter, to)}
                onEdit={() => setEdited(chapter.id)}
                onRemove={() => setLeaving(chapter)}
              />
            )}
          </li>
        ))}
      </ol>
      <div className="mt-6">
        {edited === '' ? (
          <ChapterEditor storyId={storyId} chapter={null} onSaved={onSaved} onClose={close} />
        ) : (
          <Button disabled={!order.ready} onClick={() => setEdited('')}>
            {words.add}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={words.takeOutTitle}
        description={words.takeOutText(leaving?.title ?? '')}
        confirmLabel={words.takeOutConfirm}
        cancelLabel={words.cancel}
        pending={remove.pending}
        onConfirm={() => leaving && void onRemove(leaving)}
      />
    </section>
  );
}
