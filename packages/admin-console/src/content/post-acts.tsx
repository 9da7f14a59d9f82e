import { useApolloClient } from '@apollo/client/react';
import {
  PublishBlogPostDocument,
  ScheduleBlogPostDocument,
  UnpublishBlogPostDocument,
} from '@infinite/schema/generated/graphql';
import { postEditorWords as words } from '@infinite/schema/words/console-content.en';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { usePlatform } from '#platform/platform-context.tsx';
import { momentThere } from './post-moment.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { actOn, type PostEditorState } from './use-post-editor.ts';

/** What can be done with the article as it stands. */
export function PostActs({ editor }: { editor: PostEditorState }) {
  const client = useApolloClient();
  const platform = usePlatform();
  const [open, setOpen] = useState<'schedule' | 'unpublish' | null>(null);
  const { post, busy } = editor;
  const state = post?.state ?? 'DRAFT';
  const publish = () =>
    editor.act(async ({ id, version }) => {
      const done = await actOn(client, PublishBlogPostDocument, { id, version });
      return { post: done?.publishBlogPost, toast: words.publishedToast };
    });
  const unpublish = () =>
    editor.act(async ({ id, version }) => {
      const done = await actOn(client, UnpublishBlogPostDocument, { id, version });
      const toast = state === 'SCHEDULED' ? words.unscheduledToast : words.unpublishedToast;
      return { post: done?.unpublishBlogPost, toast };
    });
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Button variant="primary" pending={busy} pendingLabel={words.saving} onClick={editor.save}>
        {words.save}
      </Button>
      {state === 'PUBLISHED' ? (
        <>
          <Button onClick={() => setOpen('unpublish')}>{words.unpublish}</Button>
          <Button variant="quiet" onClick={() => platform.openExternal(post?.url ?? '/blog')}>
            {words.view}
          </Button>
        </>
      ) : (
        <>
          <Button onClick={publish}>{words.publish}</Button>
          <Button onClick={() => setOpen('schedule')}>
            {state === 'SCHEDULED' ? words.reschedule : words.schedule}
          </Button>
        </>
      )}
      {state === 'SCHEDULED' && post?.publishAt ? (
        <>
          <Button onClick={unpublish}>{words.unschedule}</Button>
          <p className="m-0 self-center text-ink-soft">
            {momentThere(post.publishAt, post.publishZone ?? 'UTC')}
          </p>
        </>
      ) : null}
      <ScheduleDialog
        open={open === 'schedule'}
        onOpenChange={(wanted) => setOpen(wanted ? 'schedule' : null)}
        post={post}
        busy={busy}
        faults={editor.faults}
        onSchedule={async (at) => {
          const faults = await editor.act(async ({ id, version }) => {
            const done = await actOn(client, ScheduleBlogPostDocument, { id, version, at });
            const scheduled = done?.scheduleBlogPost;
            const moment = momentThere(scheduled?.publishAt ?? '', at.timeZone);
            return { post: scheduled, toast: words.scheduledToast(moment) };
          });
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
    </div>
  );
}
