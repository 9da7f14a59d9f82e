import { commentLimits } from '@infinite/schema/catalogue/collaboration';
import type { CommentsQuery, CommentThreadFragment } from '@infinite/schema/generated/graphql';

type Page = CommentsQuery['comments'];

/** The comments on one subject that were loaded, newest first, and where the next page begins. */
export interface LoadedTalk {
  readonly threads: readonly CommentThreadFragment[];
  readonly pageInfo: Page['pageInfo'];
}

/**
 * What was loaded, with its first page as it is now. Older comments and further replies stay, so that
 * nobody loses their place because somebody else writes. Ids sort by the time of their making.
 */
export function withFirstPage(loaded: LoadedTalk, { nodes, pageInfo }: Page): LoadedTalk {
  const oldest = nodes.at(-1);
  const newest = loaded.threads[0];
  const isBehind = !oldest || !newest || newest.id < oldest.id;
  // More was said meanwhile than one page holds: what lies between is read by 'older comments'.
  if (!pageInfo.hasNextPage || isBehind) {
    return { threads: nodes.map((node) => keptReplies(loaded, node)), pageInfo };
  }
  const older = loaded.threads.filter(({ id }) => id < oldest.id);
  return {
    threads: [...nodes.map((node) => keptReplies(loaded, node)), ...older],
    pageInfo: older.length > 0 ? loaded.pageInfo : pageInfo,
  };
}

export function withNextPage(loaded: LoadedTalk, { nodes, pageInfo }: Page): LoadedTalk {
  const known = new Set(loaded.threads.map(({ id }) => id));
  return { threads: [...loaded.threads, ...nodes.filter(({ id }) => !known.has(id))], pageInfo };
}

/** @param isFirst that they are the oldest replies, and not those after the ones that are shown */
export function withReplies(
  loaded: LoadedTalk,
  parentId: string,
  { replies, isFirst }: { replies: CommentThreadFragment['replies']; isFirst: boolean },
): LoadedTalk {
  return changed(loaded, parentId, (thread) => {
    const shown = isFirst ? [] : thread.replies;
    const known = new Set(shown.map(({ id }) => id));
    return { ...thread, replies: [...shown, ...replies.filter(({ id }) => !known.has(id))] };
  });
}

/** A comment in its place: changed where it is, new ones first, replies last. */
export function withComment(loaded: LoadedTalk, comment: CommentThreadFragment): LoadedTalk {
  const { threads } = loaded;
  const { id, parentId } = comment;
  if (parentId) {
    return changed(loaded, parentId, (thread) => {
      const isKnown = thread.replies.some((reply) => reply.id === id);
      const replies = isKnown
        ? thread.replies.map((reply) => (reply.id === id ? comment : reply))
        : [...thread.replies, comment];
      return { ...thread, replies, replyCount: thread.replyCount + (isKnown ? 0 : 1) };
    });
  }
  const isKnown = threads.some((thread) => thread.id === id);
  if (!isKnown) return { ...loaded, threads: [comment, ...threads] };
  // Only its own words changed: the replies that were loaded stay.
  return changed(loaded, id, ({ replies }) => ({ ...comment, replies }));
}

/** Without a comment that was deleted. Its place stays while there are replies. */
export function withoutComment(
  loaded: LoadedTalk,
  { id, parentId }: Pick<CommentThreadFragment, 'id' | 'parentId'>,
): LoadedTalk {
  const without = changed(loaded, parentId ?? id, (thread) => {
    if (!parentId) return { ...thread, deleted: true, parts: [], reactions: [], mayDelete: false };
    const replies = thread.replies.filter((reply) => reply.id !== id);
    return { ...thread, replies, replyCount: thread.replyCount - 1 };
  });
  const threads = without.threads.filter(({ deleted, replyCount }) => !deleted || replyCount > 0);
  return { ...without, threads };
}

function changed(
  loaded: LoadedTalk,
  id: string,
  change: (thread: CommentThreadFragment) => CommentThreadFragment,
): LoadedTalk {
  const threads = loaded.threads.map((thread) => (thread.id === id ? change(thread) : thread));
  return { ...loaded, threads };
}

/** A page has the first replies alone; those beyond them stay, unless one of them was deleted. */
function keptReplies({ threads }: LoadedTalk, fresh: CommentThreadFragment): CommentThreadFragment {
  const known = threads.find(({ id }) => id === fresh.id);
  const last = fresh.replies.at(-1);
  if (!known || !last || fresh.replies.length < commentLimits.repliesShown) return fresh;
  const further = known.replies.filter(({ id }) => id > last.id);
  if (fresh.replies.length + further.length > fresh.replyCount) return fresh;
  return { ...fresh, replies: [...fresh.replies, ...further] };
}
