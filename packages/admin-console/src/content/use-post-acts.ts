import { useApolloClient } from '@apollo/client/react';
import {
  DiscardBlogChangesDocument,
  PublishBlogPostDocument,
  ScheduleBlogPostDocument,
  UnpublishBlogPostDocument,
  type BlogScheduleInput,
} from '@infinite/schema/generated/graphql';
import { postEditorWords as words } from '#content/content.en.ts';
import { useState } from 'react';
import { momentThere } from './post-moment.ts';
import { actOn } from './store-post.ts';
import type { PostEditorState } from './use-post-editor.ts';

/** What the state of the article allows, and what of it can be undone. */
export function usePostActs(editor: PostEditorState, onBeforePublish: () => Promise<boolean>) {
  const client = useApolloClient();
  const [undoable, setUndoable] = useState(false);
  const { post } = editor;
  const state = post?.state ?? 'DRAFT';
  const isPublished = state === 'PUBLISHED';
  /** There is text that readers do not see and that publishing would show them. */
  const waiting = post?.hasChanges === true || (editor.dirty && state !== 'DRAFT');

  const publishNow = () =>
    editor.act(async ({ id, version }) => {
      const done = await actOn(client, PublishBlogPostDocument, { id, version });
      setUndoable(false);
      return { post: done?.publishBlogPost, toast: words.publishedToast };
    });
  const schedule = (at: BlogScheduleInput) =>
    editor.act(async ({ id, version }) => {
      const done = await actOn(client, ScheduleBlogPostDocument, { id, version, at });
      const scheduled = done?.scheduleBlogPost;
      const moment = momentThere(scheduled?.publishAt ?? '', at.timeZone);
      return { post: scheduled, toast: words.scheduledToast(moment) };
    });
  /** When it was going to be published: taking it off the schedule can be undone. */
  const planned =
    post?.publishDate && post.publishTime
      ? {
          localDate: post.publishDate,
          localTime: post.publishTime,
          timeZone: post.publishZone ?? 'UTC',
        }
      : undefined;
  return {
    ...{ state, waiting, schedule },
    /** It was unpublished just now, and publishing it again shows readers the same. */
    undoable: undoable && state === 'UNPUBLISHED' && !waiting,
    undo: publishNow,
    mayPublish: !isPublished || waiting,
    publish: async () => {
      if (isPublished && !waiting) return;
      if (await onBeforePublish()) await publishNow();
    },
    unpublish: () =>
      editor.act(async ({ id, version }) => {
        const done = await actOn(client, UnpublishBlogPostDocument, { id, version });
        setUndoable(isPublished && !waiting);
        if (isPublished) return { post: done?.unpublishBlogPost, toast: words.unpublishedToast };
        const act = planned && { label: words.undo, run: () => void schedule(planned) };
        return { post: done?.unpublishBlogPost, toast: { ...words.unscheduledToast, act } };
      }),
    discard: () =>
      editor.act(async ({ id, version }) => {
        const done = await actOn(client, DiscardBlogChangesDocument, { id, version });
        return { post: done?.discardBlogChanges, toast: words.discardedToast };
      }),
  };
}

export type PostActsState = ReturnType<typeof usePostActs>;
