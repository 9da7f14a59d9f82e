import { commentLimits } from '@infinite/schema/catalogue/collaboration';
import type { CommentsQuery, CommentThreadFragment } from '@infinite/schema/generated/graphql';
import { CommentsDocument } from '@infinite/schema/generated/operations';
import type { NamedPerson } from '@infinite/schema/collaboration/mentions';
import { useEffect, useRef, useState } from 'react';
import { ask } from '#api/ask.ts';
import { onLive } from '#notices/live-events.ts';

type Page = CommentsQuery['comments'];
export type Subject = { readonly kind: 'RECORDING'; readonly id: string };

/** What is said about one subject, as far as it is loaded. */
export interface Talk {
  readonly subject: Subject;
  readonly threads: readonly CommentThreadFragment[];
  readonly people: readonly NamedPerson[];
  readonly hasMore: boolean;
  readonly loading: boolean;
  readonly failed: boolean;
  /** Shows a comment that is new or changed. */
  put(comment: CommentThreadFragment): void;
  loadMore(): Promise<void>;
  loadReplies(parentId: string): Promise<void>;
  /** Reads what is shown once more. */
  reload(): Promise<void>;
}

export function useComments(subject: Subject, first: Page, people: readonly NamedPerson[]): Talk {
  const [threads, setThreads] = useState(first.nodes);
  const [pageInfo, setPageInfo] = useState(first.pageInfo);
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  /** Where further replies to a comment begin, once some were loaded. */
  const [repliesEnd, setRepliesEnd] = useState<Readonly<Record<string, string>>>({});

  const read = async (page: { after?: string | null; parentId?: string; first?: number }) => {
    const answer = await ask(CommentsDocument, {
      kind: subject.kind,
      subjectId: subject.id,
      ...page,
    });
    setFailed(answer.kind !== 'data');
    return answer.kind === 'data' ? answer.data.comments : null;
  };
  const load = async (after: string | null) => {
    setLoading(true);
    const page = await read({ after });
    setLoading(false);
    if (!page) return;
    if (after === null) setRepliesEnd({});
    setThreads((all) => (after === null ? page.nodes : [...all, ...page.nodes]));
    setPageInfo(page.pageInfo);
  };
  // Others are talking too. What was loaded beyond the first page is read again when it is asked for.
  const reload = useRef(load);
  reload.current = load;
  useEffect(
    () =>
      onLive('comment', (id) => {
        if (id === null || id === subject.id) void reload.current(null);
      }),
    [subject.id],
  );
  return {
    ...{ subject, threads, people, loading, failed },
    hasMore: pageInfo.hasNextPage,
    put: (comment) => setThreads((all) => withComment(all, comment)),
    loadMore: () => load(pageInfo.endCursor ?? null),
    reload: () => load(null),
    async loadReplies(parentId) {
      const after = repliesEnd[parentId] ?? null;
      const page = await read({ parentId, first: commentLimits.pageMax, after });
      if (!page) return;
      const { endCursor } = page.pageInfo;
      if (endCursor) setRepliesEnd((all) => ({ ...all, [parentId]: endCursor }));
      setThreads((all) =>
        all.map((thread) =>
          thread.id === parentId
            ? { ...thread, replies: [...(after ? thread.replies : []), ...page.nodes] }
            : thread,
        ),
      );
    },
  };
}

/** The list with a comment in its place: changed where it is, new ones first, replies last. */
export function withComment(
  threads: readonly CommentThreadFragment[],
  comment: CommentThreadFragment,
): CommentThreadFragment[] {
  const { parentId } = comment;
  if (parentId) {
    return threads.map((thread) => {
      if (thread.id !== parentId) return thread;
      const known = thread.replies.some(({ id }) => id === comment.id);
      const replies = known
        ? thread.replies.map((one) => (one.id === comment.id ? comment : one))
        : [...thread.replies, comment];
      return { ...thread, replies, replyCount: thread.replyCount + (known ? 0 : 1) };
    });
  }
  const known = threads.some(({ id }) => id === comment.id);
  if (!known) return [comment, ...threads];
  // Only its own words changed: the replies that were loaded stay.
  return threads.map((one) => (one.id === comment.id ? { ...comment, replies: one.replies } : one));
}
