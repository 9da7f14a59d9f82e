import type { Draft } from '@infinite/drafts/draft';
import { showToast } from '@infinite/ui/toast-store';
import { useState } from 'react';
import { conflictWords as words } from './drafts.en.ts';

interface Keeping<Content> {
  keepAsDraft: (content: Content) => Promise<unknown>;
  /** The server has every stored text as a revision. */
  hasRevisions: boolean;
}

/** Settles a conflict: the text that is not chosen is kept first, as a draft of its own. */
export function useConflictChoice<Content>(
  draft: Draft<Content>,
  { keepAsDraft, hasRevisions }: Keeping<Content>,
) {
  const [pending, setPending] = useState(false);
  const choose = async (other: Content, settle: () => void) => {
    setPending(true);
    try {
      await keepAsDraft(other);
      settle();
      showToast({ title: words.copied, tone: 'success' });
    } catch {
      // Whatever the reason: both texts are still there to choose from.
      showToast({ title: words.copyFailed, tone: 'danger' });
    } finally {
      setPending(false);
    }
  };
  return {
    pending,
    keepMine: () => {
      const { status } = draft.getState();
      if (status.kind !== 'conflict') return;
      if (hasRevisions) draft.keepMine();
      else void choose(status.theirs.content, draft.keepMine);
    },
    takeTheirs: () => void choose(draft.getState().content, draft.takeTheirs),
  };
}
