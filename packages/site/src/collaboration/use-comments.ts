import { commentLimits } from '@infinite/schema/catalogue/collaboration';
import type { NamedPerson } from '@infinite/schema/collaboration/mentions';
import type {
  CommentsQuery,
  CommentThreadFragment,
  SubjectKind,
} from '@infinite/schema/generated/graphql';
import { CommentsDocument } from '@infinite/schema/generated/operations';
import { useEffect, useRef, useState } from 'react';
import { ask } from '#api/ask.ts';
import {
  withComment,
  withFirstPage,
  withNextPage,
  withoutComment,
  withReplies,
  type LoadedTalk,
} from '#collaboration/loaded-talk.ts';
import { onLive } from '#notices/live-events.ts';

export type Subject = { readonly kind: SubjectKind; readonly id: string };

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
  /** Takes away a comment that was deleted. */
  drop(comment: Pick<CommentThreadFragment, 'id' | 'parentId'>): void;
  loadMore(): Promise<void>;
  loadReplies(parentId: string): Promise<void>;
  /** Reads the newest comments once more. */
  refresh(): Promise<void>;
}

export function useComments(
  subject: Subject,
  first: CommentsQuery['comments'],
  people: readonly NamedPerson[],
): Talk {
  const [talk, setTalk] = useState<LoadedTalk>({
    threads: first.nodes,
    pageInfo: first.pageInfo,
  });
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState(false);
  /** Where further replies to a comment begin, once some were loaded. */
  const [repliesEnd, setRepliesEnd] = useState<Readonly<Record<string, string>>>({});
  const { kind, id: subjectId } = subject;

  const read = async (page: { after?: string | null; parentId?: string; first?: number }) => {
    const answer = await ask(CommentsDocument, { kind, subjectId, ...page });
    setFailed(answer.kind !== 'data');
    return answer.kind === 'data' ? answer.data.comments : null;
  };
  const reads = useRef(0);
  const refresh = async () => {
    const turn = (reads.current += 1);
    const page = await read({});
    // An answer that was overtaken is older than what is shown.
    if (page && turn === reads.current) setTalk((loaded) => withFirstPage(loaded, page));
  };
  const onEvent = useRef(refresh);
  onEvent.current = refresh;
  useEffect(
    () =>
      onLive('comment', (id) => {
        if (id === null || id === subjectId) void onEvent.current();
      }),
    [subjectId],
  );
  return {
    ...{ subject, people, loading, failed, refresh },
    threads: talk.threads,
    hasMore: talk.pageInfo.hasNextPage,
    put: (comment) => setTalk((loaded) => withComment(loaded, comment)),
    drop: (comment) => setTalk((loaded) => withoutComment(loaded, comment)),
    async loadMore() {
      setLoading(true);
      const page = await read({ after: talk.pageInfo.endCursor ?? null });
      setLoading(false);
      if (page) setTalk((loaded) => withNextPage(loaded, page));
    },
    async loadReplies(parentId) {
      const shown = talk.threads.find(({ id }) => id === parentId)?.replies.length ?? 0;
      const known = shown > commentLimits.repliesShown ? repliesEnd[parentId] : undefined;
      const after = known ?? null;
      const page = await read({ parentId, first: commentLimits.pageMax, after });
      if (!page) return;
      const { endCursor } = page.pageInfo;
      if (endCursor) setRepliesEnd((all) => ({ ...all, [parentId]: endCursor }));
      const replies = { replies: page.nodes, isFirst: after === null };
      setTalk((loaded) => withReplies(loaded, parentId, replies));
    },
  };
}
