import { useApolloClient } from '@apollo/client/react';
import { BlogPostDocument, type WrittenBlogPostFragment } from '@infinite/schema/generated/graphql';
import { postEditorWords as words } from '#content/content.en.ts';
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
import { storePost, type SaveKind } from './store-post.ts';
import { keepUnsaved, unsavedOf } from './unsaved-posts.ts';
import { useAutosave } from './use-autosave.ts';

type Post = WrittenBlogPostFragment;

type Faults = Readonly<Record<string, string>>;

interface State {
  /** Null until the first save. */
  readonly post: Post | null;
  readonly content: PostContent;
  /** What the server has, as it was typed. */
  readonly saved: PostContent;
  readonly faults: Faults;
  /** What is stored now, when it is not what this text was written on. */
  readonly conflict: Post | null;
  /** Somebody pressed something that is being done. */
  readonly busy: boolean;
  readonly saving: boolean;
  /** Autosaves in a row that did not get through, and the code of the last one. */
  readonly failures: number;
  readonly failedWith: string | null;
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
  /** One thing at a time: each save builds on the version that the last one made. */
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const change = (part: Partial<State>) => {
    // At once for what waits in the line, and drawn with the next frame.
    latest.current = { ...latest.current, ...part };
    setState((before) => ({ ...before, ...part }));
  };
  const dirty = !isSameContent(state.content, state.saved);
  useJournal(dirty, state);

  const meetConflict = async (error: unknown): Promise<boolean> => {
    const { post } = latest.current;
    if (problemOf(error).code !== 'CONFLICT' || !post) return false;
    const answer = await client.query({ query: BlogPostDocument, variables: { id: post.id } });
    change({ conflict: answer.data?.blogPost ?? null });
    return true;
  };

  /** The stored post, whole, or null when it was not stored. */
  const store = async (kind: SaveKind): Promise<Post | null> => {
    const { post, content } = latest.current;
    const wanted = inputOf(content);
    if ('faults' in wanted) {
      change({ faults: wanted.faults });
      return null;
    }
    const saved = await storePost(client, { post, input: wanted.input, kind });
    if (!saved) return null;
    keepUnsaved(post?.id ?? null, null);
    // What was typed meanwhile stays. What was pressed reads as it was stored; under the hands of
    // somebody who types nothing is tidied.
    const typed = latest.current.content;
    const tidy = kind === 'save' && isSameContent(typed, content);
    change({
      post: saved,
      content: tidy ? contentOf(saved) : typed,
      saved: tidy ? contentOf(saved) : content,
      ...{ faults: {}, found: false, failures: 0, failedWith: null },
    });
    if (!post) onCreated(saved.id);
    return saved;
  };

  const inLine = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = line.current.then(work);
    line.current = done.catch(() => undefined);
    return done;
  };

  /** Answers with the words for each field that is at fault. */
  const run = async (work: () => Promise<ToastMessage | null>): Promise<Faults> => {
    if (latest.current.busy) return {};
    change({ busy: true, faults: {} });
    try {
      const toast = await inLine(work);
      if (toast) showToast({ tone: 'success', ...toast });
      return {};
    } catch (error) {
      if (await meetConflict(error).catch(() => false)) return {};
      const problem = problemOf(error);
      change({ faults: problem.fields });
      const description = problem.code === 'OFFLINE' ? words.offline : problem.words;
      showToast({ tone: 'danger', title: words.failed, description });
      return problem.fields;
    } finally {
      change({ busy: false });
    }
  };

  /** @returns whether the server has everything now */
  const autosave = async (): Promise<boolean> => {
    change({ saving: true });
    try {
      return await inLine(async () => {
        const { conflict, content, saved } = latest.current;
        if (conflict) return false;
        return isSameContent(content, saved) || (await store('autosave')) !== null;
      });
    } catch (error) {
      const met = await meetConflict(error).catch(() => false);
      const { failures } = latest.current;
      const { code, fields } = problemOf(error);
      if (!met) change({ failures: failures + 1, failedWith: code, faults: fields });
      return false;
    } finally {
      change({ saving: false });
    }
  };
  const wanted = dirty && !state.conflict && !state.saving && state.content.title.trim() !== '';
  useAutosave({
    unsaved: wanted ? state.content : null,
    failures: state.failures,
    save: () => void autosave(),
  });

  return {
    ...state,
    dirty,
    type: (part: Partial<PostContent>) =>
      change({ content: { ...latest.current.content, ...part }, faults: {} }),
    save: () => run(async () => ((await store('save')) ? words.savedToast : null)),
    autosave,
    /** Saves what is not saved, then acts on what is stored. */
    act: (act: PostAct) =>
      run(async () => {
        const { post: before, content, saved } = latest.current;
        const post = before && isSameContent(content, saved) ? before : await store('save');
        if (!post) return null;
        const done = await act(post);
        if (done.post) {
          const after = contentOf(done.post);
          const typed = latest.current.content;
          const same = isSameContent(typed, latest.current.saved);
          change({ post: done.post, saved: after, content: same ? after : typed });
        }
        return done.toast;
      }),
    /** The typed text goes on, on top of what is stored now. */
    keepMine: () => {
      const { conflict } = latest.current;
      if (conflict) change({ post: conflict, saved: contentOf(conflict), conflict: null });
    },
    takeTheirs: () => {
      if (state.conflict) change(fresh(state.conflict));
    },
    forget: () => {
      keepUnsaved(state.post?.id ?? null, null);
      change(fresh(state.post));
    },
  };
}

export type PostEditorState = ReturnType<typeof usePostEditor>;

function fresh(post: Post | null): State {
  const content = post ? contentOf(post) : emptyContent;
  return {
    ...{ post, content, saved: content, faults: {}, conflict: null },
    ...{ busy: false, saving: false, failures: 0, failedWith: null, found: false },
  };
}

function opening(stored: Post | null): State {
  const state = fresh(stored);
  const left = unsavedOf(stored?.id ?? null);
  if (!left || isSameContent(left.content, state.content)) return state;
  // Send the version it was edited from, so that saving reports a concurrent change.
  const post = stored && { ...stored, version: left.version };
  return { ...state, post, content: left.content, found: true };
}

/** What is not on the server is on this device; where it cannot be, leaving the page asks. */
function useJournal(dirty: boolean, { post, content }: State): void {
  const id = post?.id ?? null;
  const version = post?.version ?? 0;
  useEffect(() => {
    const kept = keepUnsaved(id, dirty ? { content, version } : null);
    if (kept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, id, version, content]);
}
