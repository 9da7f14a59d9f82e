import { useApolloClient } from '@apollo/client/react';
import { BlogPostDocument, type WrittenBlogPostFragment } from '@infinite/schema/generated/graphql';
import { postEditorWords as words } from '#content/content.en.ts';
import { showToast, type ToastMessage } from '@infinite/ui/toast-store';
import { useEffect, useRef, useState } from 'react';
import { refusalOf } from '@infinite/api-client/refusal-of';
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
  /** The last saved form content. */
  readonly saved: PostContent;
  readonly faults: Faults;
  /** The stored post, if it is not the version this text was edited from. */
  readonly conflict: Post | null;
  /** A user-initiated operation is running. */
  readonly busy: boolean;
  readonly saving: boolean;
  /** Consecutive failed autosaves, and the code of the last one. */
  readonly failures: number;
  readonly failedWith: string | null;
  /** Unsaved text of an earlier visit was restored. */
  readonly found: boolean;
}

/** An operation on the stored post, such as publishing it. */
export type PostAct = (post: Post) => Promise<{ post: Post | undefined; toast: ToastMessage }>;

/** The article in the editor: the typed text, the stored post, and the operations. */
export function usePostEditor(stored: Post | null, onCreated: (id: string) => void) {
  const client = useApolloClient();
  const [state, setState] = useState<State>(() => opening(stored));
  const latest = useRef(state);
  latest.current = state;
  /** One operation at a time: each save builds on the version of the previous one. */
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
    if (refusalOf(error).code !== 'CONFLICT' || !post) return false;
    const answer = await client.query({ query: BlogPostDocument, variables: { id: post.id } });
    change({ conflict: answer.data?.blogPost ?? null });
    return true;
  };

  /** The stored post, or null if saving failed. */
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
    // Keeps what was typed since. A manual save shows the text as stored; autosave never reformats
    // what somebody is typing.
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
      const problem = refusalOf(error);
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
      const { code, fields } = refusalOf(error);
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
    /** Saves unsaved text, then operates on the stored post. */
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
    /** Keeps the typed text and bases it on the stored version. */
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

/** Unsaved text is kept on this device; if that fails, leaving the page asks first. */
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
