import { createDraft } from '@infinite/drafts/draft';
import { findCopies } from '@infinite/drafts/find-copies';
import { useDraft } from '@infinite/drafts/use-draft';
import { composerTimings } from '@infinite/schema/catalogue/composer';
import { useEffect, useState } from 'react';
import { newClientId } from './client-id.ts';
import { contentFrom, type TemplateText } from './draft-content.ts';
import {
  comparing,
  messageCopies,
  type MessageCopy,
  type MessageDraft,
  type MessageDraftState,
  type OtherMessage,
} from './message-draft.ts';
import { saveMessage } from './save-message.ts';

export interface ComposerStart {
  userId: string;
  timeZone: string;
  /** What the server holds; null for a new message. */
  message: (OtherMessage & { scheduled: boolean }) | null;
  /** What a new message begins with. */
  template: TemplateText | null;
  /** A recording to begin with, from 'Send this to someone'. */
  attach: string | null;
}

export interface Composing {
  autosave: MessageDraft;
  state: MessageDraftState;
  /** When the copy was made with which the composer went on by itself. */
  restoredAt: string | null;
  offers: MessageCopy[];
  carryOn: (copy: MessageCopy) => Promise<void>;
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
  const { userId, timeZone, message, template } = start;
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
      save: (content, stored, clientId) =>
        saveMessage({ userId, timeZone }, content, stored, clientId),
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
    const left = new AbortController();
    const find = async () => {
      const tabKeyBefore = sessionStorage.getItem(tabKey);
      const found = await findCopies({
        ...{ copies, comparing },
        theirs: message,
        tabKey: () => tabKeyBefore,
      });
      if (found.restore !== null && (left.signal.aborted || autosave.isTouched())) {
        copies.release(found.restore.clientId);
      } else if (found.restore !== null) {
        autosave.restore(found.restore);
        setRestoredAt(found.restore.at);
        if (found.conflict && message !== null) autosave.meet(message);
      }
      if (left.signal.aborted) return;
      setOffers(found.offers);
      if (message === null) sessionStorage.setItem(tabKey, autosave.clientId());
      attachTo(autosave, attach);
    };
    void find();
    return () => left.abort();
  }, [autosave, copies, message, tabKey, attach]);

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
    carryOn: async (copy) => {
      // Another tab may have taken it since it was offered here.
      if (await copies.take(copy.clientId)) {
        autosave.restore(copy);
        sessionStorage.setItem(tabKey, copy.clientId);
      }
      setOffers(offers.filter((offer) => offer !== copy));
    },
    discard(copy) {
      copies.drop(copy.clientId);
      setOffers(offers.filter((offer) => offer !== copy));
    },
  };
}

/** After what was found on this device: the recording joins what is there. */
function attachTo(draft: MessageDraft, recording: string | null): void {
  if (recording === null) return;
  const { content } = draft.getState();
  if (content.attachmentIds.includes(recording)) return;
  draft.edit({ ...content, attachmentIds: [...content.attachmentIds, recording] });
}
