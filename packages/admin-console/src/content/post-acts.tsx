import { useApolloClient } from '@apollo/client/react';
import {
  DiscardBlogChangesDocument,
  PublishBlogPostDocument,
  ScheduleBlogPostDocument,
  UnpublishBlogPostDocument,
} from '@infinite/schema/generated/graphql';
import { postEditorWords as words } from '#content/content.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import { momentThere } from './post-moment.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { actOn } from './store-post.ts';
import type { PostEditorState } from './use-post-editor.ts';

interface PostActsProps {
  editor: PostEditorState;
  /** Called before publishing; resolves with whether to continue. */
  onBeforePublish: () => Promise<boolean>;
  onDeleted: () => void;
}

/** The operations that the state of the article allows. */
export function PostActs({ editor, onBeforePublish, onDeleted }: PostActsProps) {
  const client = useApolloClient();
  const platform = usePlatform();
  const [open, setOpen] = useState<'schedule' | 'unpublish' | 'discard' | null>(null);
  const { post, busy } = editor;
  const state = post?.state ?? 'DRAFT';
  const waiting = post?.hasChanges === true || (editor.dirty && state !== 'DRAFT');
  const publish = async () => {
    if (!(await onBeforePublish())) return;
    await editor.act(async ({ id, version }) => {
      const done = await actOn(client, PublishBlogPostDocument, { id, version });
      return { post: done?.publishBlogPost, toast: words.publishedToast };
    });
  };
  const unpublish = () =>
    editor.act(async ({ id, version }) => {
      const done = await actOn(client, UnpublishBlogPostDocument, { id, version });
      const toast = state === 'SCHEDULED' ? words.unscheduledToast : words.unpublishedToast;
      return { post: done?.unpublishBlogPost, toast };
    });
  const discard = () =>
    editor.act(async ({ id, version }) => {
      const done = await actOn(client, DiscardBlogChangesDocument, { id, version });
      return { post: done?.discardBlogChanges, toast: words.discardedToast };
    });
  const schedule = (at: { localDate: string; localTime: string; timeZone: string }) =>
    editor.act(async ({ id, version }) => {
      const done = await actOn(client, ScheduleBlogPostDocument, { id, version, at });
      const scheduled = done?.scheduleBlogPost;
      const moment = momentThere(scheduled?.publishAt ?? '', at.timeZone);
      return { post: scheduled, toast: words.scheduledToast(moment) };
    });
  const waits = state === 'SCHEDULED' && post?.publishAt ? post : null;
  const takeChanges = () =>
    schedule({
      localDate: waits?.publishDate ?? '',
      localTime: waits?.publishTime ?? '',
      timeZone: waits?.publishZone ?? 'UTC',
    });
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <Button pending={busy} pendingLabel={words.saving} onClick={editor.save}>
        {words.save}
      </Button>
      {state === 'PUBLISHED' ? (
        <>
          {waiting ? (
            <Button variant="primary" onClick={() => void publish()}>
              {words.publishChanges}
            </Button>
          ) : null}
          <Button onClick={() => setOpen('unpublish')}>{words.unpublish}</Button>
          <Button variant="quiet" onClick={() => platform.openExternal(post?.url ?? '/blog')}>
            {words.view}
          </Button>
        </>
      ) : (
        <>
          <Button variant="primary" onClick={() => void publish()}>
            {words.publish}
          </Button>
          <Button onClick={() => setOpen('schedule')}>
            {state === 'SCHEDULED' ? words.reschedule : words.schedule}
          </Button>
        </>
      )}
      {waits?.publishAt ? (
        <>
          {waiting ? (
            <Button onClick={() => void takeChanges()}>{words.scheduleChanges}</Button>
          ) : null}
          <Button onClick={() => void unpublish()}>{words.unschedule}</Button>
          <p className="m-0 text-ink-soft">
            {momentThere(waits.publishAt, waits.publishZone ?? 'UTC')}
          </p>
        </>
      ) : null}
      {post?.hasChanges ? (
        <Button variant="quiet" onClick={() => setOpen('discard')}>
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
          const faults = await schedule(at);
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
          void unpublish();
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
          void discard();
        }}
      />
    </div>
  );
}
