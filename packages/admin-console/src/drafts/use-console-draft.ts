import { createDraft, type Draft, type SaveDraft } from '@infinite/drafts/draft';
import type { DraftState, OtherVersion } from '@infinite/drafts/draft-machine';
import { localCopies } from '@infinite/drafts/local-copies';
import { opening, type Comparing } from '@infinite/drafts/opening';
import { useDraft } from '@infinite/drafts/use-draft';
import { autosave } from '@infinite/schema/catalogue/newsroom';
import { useEffect, useState } from 'react';
import { useUserId } from '#platform/platform-context.tsx';

interface ConsoleDraftOptions<Content> {
  kind: 'article' | 'issue';
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
  const [{ draft, found }] = useState(() => open(options, userId));
  const state = useDraft(draft);
  // What is not saved when the place is left stays on this device, and is found when it is reopened.
  useEffect(() => () => draft.rest(), [draft]);
  return { draft, state, found };
}

function open<Content>(options: ConsoleDraftOptions<Content>, userId: string) {
  const { kind, empty, theirs, save, isReady, parse, comparing } = options;
  const copies = localCopies({
    storage: () => window.localStorage,
    prefix: `infinite-connections:${kind}:${userId}:`,
    parse,
  });
  const all = copies.all();
  const newest = all.find(({ stored }) => stored === null)?.clientId ?? null;
  const { restore, conflict, spent } = opening(theirs, all, newest, comparing);
  for (const { clientId } of spent) copies.drop(clientId);
  const newClientId = () => Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');
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
  if (restore) draft.restore(restore);
  if (restore && conflict && theirs) draft.meet(theirs);
  return { draft, found: restore !== null };
}
