import { useApolloClient } from '@apollo/client/react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { hasUnsavedWork, type DraftState } from '@infinite/drafts/draft-machine';
import type { WrittenBlogPostFragment } from '@infinite/schema/generated/graphql';
import { showToast, type ToastMessage } from '@infinite/ui/toast-store';
import { useRef, useState } from 'react';
import { postEditorWords as words } from '#content/content.en.ts';
import { heldWords } from '#drafts/draft-status.ts';
import { newClientId } from '#drafts/new-client-id.ts';
import { useConflictChoice } from '#drafts/use-conflict-choice.ts';
import { useConsoleDraft } from '#drafts/use-console-draft.ts';
import {
  comparing,
  contentOf,
  emptyContent,
  inputOf,
  parseContent,
  type PostContent,
} from './post-content.ts';
import { otherPost, postSaver, readPost } from './save-post.ts';
import { createPost, storePost, type SaveKind } from './store-post.ts';

type Post = WrittenBlogPostFragment;

type Faults = Readonly<Record<string, string>>;

/** An operation on the stored post, such as publishing it. */
export type PostAct = (post: Post) => Promise<{ post: Post | undefined; toast: ToastMessage }>;

/** The article in the editor: its draft, the stored post, and the operations. */
export function usePostEditor(stored: Post | null, onCreated: (id: string) => void) {
  const client = useApolloClient();
  const [post, setPost] = useState(stored);
  const latest = useRef(stored);
  const know = (known: Post) => {
    latest.current = known;
    setPost(known);
  };
  const kind = useRef<SaveKind>('autosave');
  const [save] = useState(() =>
    postSaver({
      client,
      kind: () => kind.current,
      onStored: (known, how) => {
        know(known);
        if (how === 'created') onCreated(known.id);
      },
    }),
  );
  const { draft, state, found } = useConsoleDraft<PostContent>({
    kind: 'article',
    ...{ empty: emptyContent, save, parse: parseContent, comparing },
    theirs: stored && otherPost(stored),
    isReady: ({ title }) => title.trim() !== '',
  });
  const choice = useConflictChoice(draft, {
    keepAsDraft: (content) => keepAsDraft(client, content),
    hasRevisions: true,
  });
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const [faults, setFaults] = useState<Faults>({});
  const { status } = state;

  /** The settled draft after a manual save, or the reason why it is not saved. */
  const settle = async (): Promise<DraftState<PostContent>> => {
    kind.current = 'save';
    try {
      return await draft.saveNow();
    } finally {
      kind.current = 'autosave';
    }
  };

  /** The stored post with everything that is typed, or null after the reason was shown. */
  const store = async (): Promise<Post | null> => {
    const settled = await settle();
    if (settled.status.kind === 'held') {
      const { reason, fields } = settled.status;
      throw new NotSaved(reason === 'refused' ? words.failed : heldWords(reason), fields);
    }
    if (settled.status.kind === 'conflict') return null;
    if (settled.stored) return latest.current;
    const wanted = inputOf(settled.content);
    throw new NotSaved(words.failed, 'faults' in wanted ? wanted.faults : {});
  };

  const adopt = (known: Post) => {
    know(known);
    draft.adopt({ id: known.id, version: known.version }, contentOf(known));
  };

  const meet = async (): Promise<boolean> => {
    const id = draft.getState().stored?.id;
    const theirs = id === undefined ? null : await readPost(client, id).catch(() => null);
    if (!theirs) return false;
    know(theirs);
    draft.meet(otherPost(theirs));
    return true;
  };

  /** Answers with the words for each field that is at fault. */
  const run = async (work: () => Promise<ToastMessage | null>): Promise<Faults> => {
    if (running.current) return {};
    running.current = true;
    setBusy(true);
    setFaults({});
    try {
      const toast = await work();
      if (toast) showToast({ tone: 'success', ...toast });
      return {};
    } catch (error) {
      if (error instanceof NotSaved) {
        setFaults(error.fields);
        // A field that is at fault says so itself.
        if (Object.keys(error.fields).length === 0)
          showToast({ tone: 'danger', title: words.failed, description: error.message });
        return error.fields;
      }
      const problem = refusalOf(error);
      if (problem.code === 'CONFLICT' && (await meet())) return {};
      setFaults(problem.fields);
      const description = problem.code === 'OFFLINE' ? words.offline : problem.words;
      showToast({ tone: 'danger', title: words.failed, description });
      return problem.fields;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    ...{ post, content: state.content, state, found, busy, choice },
    /** The text that the server has. */
    saved: post ? contentOf(post) : emptyContent,
    dirty: hasUnsavedWork(state),
    faults: status.kind === 'held' ? { ...status.fields, ...faults } : faults,
    type: (part: Partial<PostContent>) => {
      setFaults({});
      draft.edit({ ...draft.getState().content, ...part });
    },
    save: () =>
      run(async () => {
        const wasUnsaved = hasUnsavedWork(draft.getState());
        const known = await store();
        if (!known) return null;
        // What autosave has stored becomes a revision by the press of the button.
        if (!wasUnsaved) {
          const wanted = inputOf(draft.getState().content);
          if ('faults' in wanted) throw new NotSaved(words.failed, wanted.faults);
          const again = await storePost(client, { post: known, input: wanted.input, kind: 'save' });
          if (again) adopt(again);
        }
        return words.savedToast;
      }),
    /** @returns whether the server has everything now */
    autosave: async () => !hasUnsavedWork(await draft.saveNow()),
    /** Saves unsaved text, then operates on the stored post. */
    act: (act: PostAct) =>
      run(async () => {
        const known = await store();
        if (!known) return null;
        const done = await act(known);
        if (done.post) adopt(done.post);
        return done.toast;
      }),
    forget: draft.forget,
  };
}

export type PostEditorState = ReturnType<typeof usePostEditor>;

/** Why typed text did not reach the server. */
class NotSaved extends Error {
  constructor(
    message: string,
    readonly fields: Faults,
  ) {
    super(message);
  }
}

/** Under the address that follows its title: the stored article has the other. */
async function keepAsDraft(
  client: ReturnType<typeof useApolloClient>,
  content: PostContent,
): Promise<void> {
  const wanted = inputOf({ ...content, address: '' });
  if ('faults' in wanted) throw new NotSaved(words.failed, wanted.faults);
  await createPost(client, { input: wanted.input, clientId: newClientId() });
}
