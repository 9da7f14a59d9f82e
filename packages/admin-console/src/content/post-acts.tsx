import { postEditorWords as words } from '#content/content.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import { momentThere } from './post-moment.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import type { PostActsState } from './use-post-acts.ts';
import type { PostEditorState } from './use-post-editor.ts';

interface PostActsProps {
  editor: PostEditorState;
  acts: PostActsState;
  onDeleted: () => void;
}

/** The operations beside saving and publishing that the state of the article allows. */
export function PostActs({ editor, acts, onDeleted }: PostActsProps) {
  const platform = usePlatform();
  const [open, setOpen] = useState<'schedule' | 'unpublish' | 'discard' | null>(null);
  const { post, busy } = editor;
  const { state, waiting } = acts;
  const waits = state === 'SCHEDULED' && post?.publishAt ? post : null;
  const takeChanges = () =>
    acts.schedule({
      localDate: waits?.publishDate ?? '',
      localTime: waits?.publishTime ?? '',
      timeZone: waits?.publishZone ?? 'UTC',
    });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {waits?.publishAt ? (
        <p className="m-0 w-full text-ink-soft">
          {momentThere(waits.publishAt, waits.publishZone ?? 'UTC')}
        </p>
      ) : null}
      {state === 'PUBLISHED' ? (
        <>
          <Button
            size="sm"
            // Without waiting changes it can be undone, so nothing is asked.
            onClick={() => (waiting ? setOpen('unpublish') : void acts.unpublish())}
          >
            {words.unpublish}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => platform.openExternal(post?.url ?? '/blog')}
          >
            {words.view}
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={() => setOpen('schedule')}>
          {state === 'SCHEDULED' ? words.reschedule : words.schedule}
        </Button>
      )}
      {waits && waiting ? (
        <Button size="sm" onClick={() => void takeChanges()}>
          {words.scheduleChanges}
        </Button>
      ) : null}
      {waits ? (
        <Button size="sm" onClick={() => void acts.unpublish()}>
          {words.unschedule}
        </Button>
      ) : null}
      {post?.hasChanges ? (
        <Button size="sm" variant="quiet" onClick={() => setOpen('discard')}>
          {words.discard}
        </Button>
      ) : null}
      {post && state === 'DRAFT' ? (
        <DeleteDraft post={post} content={editor.content} onDeleted={onDeleted} />
      ) : null}
      <ScheduleDialog
        open={open === 'schedule'}
        onOpenChange={(wanted) => setOpen(wanted ? 'schedule' : null)}
        post={post}
        busy={busy}
        faults={editor.faults}
        onSchedule={async (at) => {
          const faults = await acts.schedule(at);
          // What is at fault in the article is shown there.
          if (!Object.keys(faults).some((field) => field in at)) setOpen(null);
        }}
      />
      <ConfirmDialog
        open={open === 'unpublish'}
        onOpenChange={(wanted) => setOpen(wanted ? 'unpublish' : null)}
        title={words.unpublishQuestion}
        description={words.unpublishLost}
        confirmLabel={words.unpublish}
        cancelLabel={words.keepPublished}
        onConfirm={() => {
          setOpen(null);
          void acts.unpublish();
        }}
      />
      <ConfirmDialog
        open={open === 'discard'}
        onOpenChange={(wanted) => setOpen(wanted ? 'discard' : null)}
        title={words.discardQuestion}
        description={words.discardLost(post?.title ?? '')}
        confirmLabel={words.discard}
        cancelLabel={words.keepChanges}
        onConfirm={() => {
          setOpen(null);
          void acts.discard();
        }}
      />
    </div>
  );
}
