import { useApolloClient } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  BlogPostDocument,
  CreateBlogPostDocument,
  SaveBlogPostDocument,
  type WrittenBlogPostFragment,
} from '@infinite/schema/generated/graphql';
import { postEditorWords as words } from '@infinite/schema/words/console-content.en';
import { showToast, type ToastMessage } from '@infinite/ui/toast-store';
import { useEffect, useRef, useState } from 'react';
import { problemOf } from '#platform/problem.ts';
import {
  contentOf,
  emptyContent,
  inputOf,
  isSameContent,
  type PostContent,
} from './post-content.ts';
import { keepUnsaved, unsavedOf } from './unsaved-posts.ts';

type Post = WrittenBlogPostFragment;

type Faults = Readonly<Record<string, string>>;

interface State {
  /** Null until the first save. */
  readonly post: Post | null;
  readonly content: PostContent;
  readonly faults: Faults;
  /** What is stored now, when it is not what this text was written on. */
  readonly conflict: Post | null;
  readonly busy: boolean;
  /** The text was left unsaved before, and is here again. */
  readonly found: boolean;
}

/** An act on the stored post, such as publishing it. */
export type PostAct = (post: Post) => Promise<{ post: Post | undefined; toast: ToastMessage }>;

/** The article in the editor: what is typed, what is stored, and what happens to it. */
export function usePostEditor(stored: Post | null, onCreated: (id: string) => void) {
  const client = useApolloClient();
  const [state, setState] = useState<State>(() => opening(stored));
  const latest = useRef(state);
  latest.current = state;
  const change = (part: Partial<State>) => setState((before) => ({ ...before, ...part }));
  const dirty = !isSameContent(state.content, state.post ? contentOf(state.post) : emptyContent);
  useGuard(dirty, state);

  const fail = async (error: unknown, post: Post | null): Promise<Faults> => {
    const problem = problemOf(error);
    if (problem.code === 'CONFLICT' && post) {
      const answer = await client.query({ query: BlogPostDocument, variables: { id: post.id } });
      change({ conflict: answer.data?.blogPost ?? null });
      return {};
    }
    change({ faults: problem.fields });
    const description = problem.code === 'OFFLINE' ? words.offline : problem.words;
    showToast({ tone: 'danger', title: words.failed, description });
    return problem.fields;
  };

  /** The stored post, whole, or null when it was not stored. */
  const store = async (): Promise<Post | null> => {
    const { post, content } = latest.current;
    const wanted = inputOf(content);
    if ('faults' in wanted) {
      change({ faults: wanted.faults });
      return null;
    }
    const { input } = wanted;
    const saved = post
      ? (
          await client.mutate({
            mutation: SaveBlogPostDocument,
            variables: { id: post.id, version: post.version, input },
          })
        ).data?.saveBlogPost
      : (await client.mutate({ mutation: CreateBlogPostDocument, variables: { input } })).data
          ?.createBlogPost;
    if (!saved) return null;
    keepUnsaved(post?.id ?? null, null);
    // What was typed meanwhile stays; the rest reads as it was stored.
    const typed = latest.current.content;
    change({
      post: saved,
      content: isSameContent(typed, content) ? contentOf(saved) : typed,
      faults: {},
      found: false,
    });
    if (!post) onCreated(saved.id);
    return saved;
  };

  /** Answers with the words for each field that is at fault. */
  const run = async (work: () => Promise<ToastMessage | null>): Promise<Faults> => {
    if (latest.current.busy) return {};
    change({ busy: true, faults: {} });
    try {
      const toast = await work();
      if (toast) showToast({ tone: 'success', ...toast });
      return {};
    } catch (error) {
      return await fail(error, latest.current.post).catch(() => ({}));
    } finally {
      change({ busy: false });
    }
  };

  return {
    ...state,
    dirty,
    type: (part: Partial<PostContent>) =>
      setState((before) => ({ ...before, content: { ...before.content, ...part } })),
    save: () => run(async () => ((await store()) ? words.savedToast : null)),
    /** Saves what is not saved, then acts on what is stored. */
    act: (act: PostAct) =>
      run(async () => {
        const post = dirty || !state.post ? await store() : state.post;
        if (!post) return null;
        const done = await act(post);
        if (done.post) change({ post: done.post });
        return done.toast;
      }),
    /** The typed text goes on, on top of what is stored now. */
    keepMine: () => change({ post: state.conflict, conflict: null }),
    takeTheirs: () => {
      if (state.conflict) setState(fresh(state.conflict));
    },
    forget: () => {
      keepUnsaved(state.post?.id ?? null, null);
      setState(fresh(state.post));
    },
  };
}

export type PostEditorState = ReturnType<typeof usePostEditor>;

/** One of the acts that change only the state of a post. */
export function actOn<Data, Variables extends { id: string; version: number }>(
  client: ReturnType<typeof useApolloClient>,
  mutation: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | undefined> {
  const typed = mutation as TypedDocumentNode<Data, Record<string, unknown>>;
  return client.mutate({ mutation: typed, variables }).then(({ data }) => data);
}

function fresh(post: Post | null): State {
  const content = post ? contentOf(post) : emptyContent;
  return { post, content, faults: {}, conflict: null, busy: false, found: false };
}

function opening(stored: Post | null): State {
  const state = fresh(stored);
  const left = unsavedOf(stored?.id ?? null);
  if (!left || isSameContent(left.content, state.content)) return state;
  // On the version it was written on, so that a change meanwhile is told when it is saved.
  const post = stored && { ...stored, version: left.version };
  return { ...state, post, content: left.content, found: true };
}

/** Leaving the page asks; leaving for another place of the console keeps the text. */
function useGuard(dirty: boolean, { post, content }: State): void {
  const id = post?.id ?? null;
  const version = post?.version ?? 0;
  useEffect(() => {
    keepUnsaved(id, dirty ? { content, version } : null);
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, id, version, content]);
}

/** Ctrl or Command and S, wherever the focus is. */
export function useSaveShortcut(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
