import { createDraft, type Draft, type SaveDraft } from '@infinite/drafts/draft';
import type { DraftState, OtherVersion } from '@infinite/drafts/draft-machine';
import { findCopies } from '@infinite/drafts/find-copies';
import { localCopies, type LocalCopy } from '@infinite/drafts/local-copies';
import type { Comparing } from '@infinite/drafts/opening';
import { useDraft } from '@infinite/drafts/use-draft';
import { autosave } from '@infinite/schema/catalogue/newsroom';
import { useEffect, useState } from 'react';
import { useUserId } from '#platform/platform-context.tsx';
import { newClientId } from './new-client-id.ts';

interface ConsoleDraftOptions<Content> {
  /** One of the last two for each enquiry. */
  kind: 'article' | 'issue' | `answer-${string}` | `note-${string}`;
  empty: Content;
  /** What the server holds; null for a new draft. */
  theirs: OtherVersion<Content> | null;
  save: SaveDraft<Content>;
  isReady: (content: Content) => boolean;
  parse: (content: unknown) => Content | null;
  comparing: Comparing<Content>;
}

interface ConsoleDraft<Content> {
  draft: Draft<Content>;
  state: DraftState<Content>;
  /** Unsaved text of an earlier visit was restored. */
  found: boolean;
}

/** A draft of the console: autosaved, kept on this device meanwhile, and found again. */
export function useConsoleDraft<Content>(
  options: ConsoleDraftOptions<Content>,
): ConsoleDraft<Content> {
  const userId = useUserId();
  const [{ draft, restore }] = useState(() => open(options, userId));
  const [found, setFound] = useState(false);
  const state = useDraft(draft);
  useEffect(() => {
    const left = new AbortController();
    void restore(left.signal).then(setFound);
    return () => {
      left.abort();
      // What is not saved stays on this device, and is found when the place is opened again.
      draft.rest();
    };
  }, [draft, restore]);
  return { draft, state, found };
}

function open<Content>(options: ConsoleDraftOptions<Content>, userId: string) {
  const { kind, empty, theirs, save, isReady, parse, comparing } = options;
  const copies = localCopies({
    storage: () => window.localStorage,
    prefix: `infinite-connections:${kind}:${userId}:`,
    parse,
    locks: navigator.locks,
  });
  const draft = createDraft({
    content: theirs?.content ?? empty,
    stored: theirs?.stored ?? null,
    savedAt: theirs?.updatedAt ?? null,
    manual: false,
    clientId: newClientId(),
    newClientId,
    save,
    isReady,
    copies,
    timings: {
      pauseMs: autosave.restMs,
      longestMs: autosave.longestMs,
      retryMs: autosave.retryMs,
      longestRetryMs: autosave.longestRetryMs,
    },
    now: () => new Date().toISOString(),
  });
  const tabKey = (free: readonly LocalCopy<Content>[]) =>
    free.find(({ stored }) => stored === null)?.clientId ?? null;

  /** Goes on with what an earlier visit left; resolves to whether there was something. */
  const restore = async (left: AbortSignal): Promise<boolean> => {
    const { restore: copy, conflict } = await findCopies({ copies, theirs, tabKey, comparing });
    if (copy === null) return false;
    if (left.aborted || draft.isTouched()) {
      copies.release(copy.clientId);
      return false;
    }
    draft.restore(copy);
    if (conflict && theirs) draft.meet(theirs);
    return true;
  };
  return { draft, restore };
}
