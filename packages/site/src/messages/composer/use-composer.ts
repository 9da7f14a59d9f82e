import { createDraft } from '@infinite/drafts/draft';
import { opening } from '@infinite/drafts/opening';
import { useDraft } from '@infinite/drafts/use-draft';
import { composerTimings } from '@infinite/schema/catalogue/composer';
import { useEffect, useState } from 'react';
import { newClientId } from './client-id.ts';
import type { ComposerApi } from './composer-api.ts';
import { contentFrom, type TemplateText } from './draft-content.ts';
import {
  comparing,
  messageCopies,
  type MessageCopy,
  type MessageDraft,
  type MessageDraftState,
  type OtherMessage,
} from './message-draft.ts';

export interface ComposerStart {
  userId: string;
  timeZone: string;
  /** What the server holds; null for a new message. */
  message: (OtherMessage & { scheduled: boolean }) | null;
  /** What a new message begins with. */
  template: TemplateText | null;
  /** A recording to begin with, from 'Send this to someone'. */
  attach: string | null;
  api: ComposerApi;
}

export interface Composing {
  autosave: MessageDraft;
  state: MessageDraftState;
  /** When the copy was made with which the composer went on by itself. */
  restoredAt: string | null;
  offers: MessageCopy[];
  carryOn: (copy: MessageCopy) => void;
  discard: (copy: MessageCopy) => void;
}

/**
 * Key of this tab's new message, so that a reload finds it without asking. One begun from a template
 * or a recording has a key of its own: opening one must not bring back what was written before it.
 */
const tabKeyOf = ({ template, attach }: Pick<ComposerStart, 'template' | 'attach'>): string =>
  ['infinite-connections:composer-tab', template?.id, attach].filter(Boolean).join(':');

/** Opens a draft on this device: autosave, what was left from before, and news of the connection. */
export function useComposer(start: ComposerStart): Composing {
  const { userId, timeZone, message, template, api } = start;
  const { attach } = start;
  const tabKey = tabKeyOf(start);
  const [copies] = useState(() => messageCopies(userId));
  const [autosave] = useState(() =>
    createDraft({
      content: message?.content ?? contentFrom(template, timeZone),
      stored: message?.stored ?? null,
      savedAt: message?.updatedAt ?? null,
      manual: message?.scheduled ?? false,
      clientId: newClientId(),
      newClientId,
      save: api.save,
      copies,
      timings: { pauseMs: composerTimings.autosavePauseMs },
      now: () => new Date().toISOString(),
    }),
  );
  const state = useDraft(autosave);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [offers, setOffers] = useState<MessageCopy[]>([]);

  // The device is read after hydration: the server cannot know what this browser kept.
  useEffect(() => {
    if (autosave.isTouched()) return;
    const found = opening(message, copies.all(), sessionStorage.getItem(tabKey), comparing);
    for (const copy of found.spent) copies.drop(copy.clientId);
    if (found.restore !== null) {
      autosave.restore(found.restore);
      setRestoredAt(found.restore.at);
      if (found.conflict && message !== null) autosave.meet(message);
    }
    setOffers(found.offers);
    if (message === null) sessionStorage.setItem(tabKey, autosave.clientId());
  }, [autosave, copies, message, tabKey]);

  // After what was found on this device: the recording joins what is there.
  useEffect(() => {
    if (attach === null) return;
    const { content } = autosave.getState();
    if (content.attachmentIds.includes(attach)) return;
    autosave.edit({ ...content, attachmentIds: [...content.attachmentIds, attach] });
  }, [autosave, attach]);

  const storedId = state.stored?.id;
  useEffect(() => {
    if (storedId === undefined) return;
    const address = new URL(window.location.href);
    if (address.searchParams.get('message') === storedId) return;
    // From now on a reload, or a second tab of this address, opens the stored draft.
    address.searchParams.set('message', storedId);
    address.searchParams.delete('template');
    address.searchParams.delete('recording');
    window.history.replaceState(window.history.state, '', address);
    sessionStorage.removeItem(tabKey);
  }, [storedId, tabKey]);

  return {
    autosave,
    state,
    restoredAt,
    offers,
    carryOn(copy) {
      autosave.restore(copy);
      sessionStorage.setItem(tabKey, copy.clientId);
      setOffers(offers.filter((offer) => offer !== copy));
    },
    discard(copy) {
      copies.drop(copy.clientId);
      setOffers(offers.filter((offer) => offer !== copy));
    },
  };
}
