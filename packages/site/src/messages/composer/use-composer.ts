import { composerTimings } from '@infinite/schema/catalogue/composer';
import { useEffect, useState } from 'react';
import { prepareOperations } from '#api/browser-api.ts';
import { createAutosave, type Autosave } from './autosave.ts';
import type { AutosaveState, OtherVersion } from './autosave-machine.ts';
import { newClientId } from './client-id.ts';
import type { ComposerApi } from './composer-api.ts';
import { emptyContent } from './draft-content.ts';
import { localCopies, noCopies, type LocalCopies, type LocalCopy } from './local-copies.ts';
import { opening } from './opening.ts';
import { useAutosaveState } from './use-autosave.ts';

export interface ComposerStart {
  userId: string;
  timeZone: string;
  /** What the server holds; null for a new message. */
  message: (OtherVersion & { scheduled: boolean }) | null;
  api: ComposerApi;
}

export interface Composing {
  autosave: Autosave;
  state: AutosaveState;
  /** When the copy was made with which the composer went on by itself. */
  restoredAt: string | null;
  offers: LocalCopy[];
  carryOn: (copy: LocalCopy) => void;
  discard: (copy: LocalCopy) => void;
}

/** Key of this tab's new message, so that a reload finds it without asking. */
const TAB_KEY = 'infinite-connections:composer-tab';

/** Opens a draft on this device: autosave, what was left from before, and news of the connection. */
export function useComposer({ userId, timeZone, message, api }: ComposerStart): Composing {
  const [copies] = useState(() => deviceCopies(userId));
  const [autosave] = useState(() =>
    createAutosave({
      content: message?.content ?? emptyContent(timeZone),
      stored: message?.stored ?? null,
      savedAt: message?.updatedAt ?? null,
      manual: message?.scheduled ?? false,
      clientId: newClientId(),
      newClientId,
      port: api,
      copies,
      pauseMs: composerTimings.autosavePauseMs,
      now: () => new Date().toISOString(),
    }),
  );
  const state = useAutosaveState(autosave);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [offers, setOffers] = useState<LocalCopy[]>([]);

  // The device is read after hydration: the server cannot know what this browser kept.
  useEffect(() => {
    if (autosave.isTouched()) return;
    const found = opening(message, copies.all(), sessionStorage.getItem(TAB_KEY));
    for (const copy of found.spent) copies.drop(copy.clientId);
    if (found.restore !== null) {
      autosave.restore(found.restore);
      setRestoredAt(found.restore.at);
      if (found.conflict && message !== null) autosave.meet(message);
    }
    setOffers(found.offers);
    if (message === null) sessionStorage.setItem(TAB_KEY, autosave.clientId());
  }, [autosave, copies, message]);

  useEffect(() => {
    const saveNow = () => void autosave.saveNow();
    const saveWhenLeft = () => {
      if (document.visibilityState === 'hidden' && !autosave.getState().manual) saveNow();
    };
    const saveWhenBack = () => {
      if (!autosave.getState().manual) saveNow();
    };
    window.addEventListener('online', saveWhenBack);
    document.addEventListener('visibilitychange', saveWhenLeft);
    return () => {
      window.removeEventListener('online', saveWhenBack);
      document.removeEventListener('visibilitychange', saveWhenLeft);
    };
  }, [autosave]);

  useEffect(() => prepareOperations(), []);

  const storedId = state.stored?.id;
  useEffect(() => {
    if (storedId === undefined) return;
    const address = new URL(window.location.href);
    if (address.searchParams.get('message') === storedId) return;
    // From now on a reload, or a second tab of this address, opens the stored draft.
    address.searchParams.set('message', storedId);
    window.history.replaceState(window.history.state, '', address);
    sessionStorage.removeItem(TAB_KEY);
  }, [storedId]);

  return {
    autosave,
    state,
    restoredAt,
    offers,
    carryOn(copy) {
      autosave.restore(copy);
      sessionStorage.setItem(TAB_KEY, copy.clientId);
      setOffers(offers.filter((offer) => offer !== copy));
    },
    discard(copy) {
      copies.drop(copy.clientId);
      setOffers(offers.filter((offer) => offer !== copy));
    },
  };
}

function deviceCopies(userId: string): LocalCopies {
  return typeof window === 'undefined' ? noCopies : localCopies(window.localStorage, userId);
}
