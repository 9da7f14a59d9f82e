import {
  initialState,
  step,
  type AutosaveEffect,
  type AutosaveEvent,
  type AutosaveState,
  type HeldReason,
  type OtherVersion,
  type RecipientIds,
  type StoredDraft,
} from './autosave-machine.ts';
import type { DraftContent } from './draft-content.ts';
import type { LocalCopies, LocalCopy } from './local-copies.ts';

/** The outcome of a save; it never rejects: every failure has a message. */
export type SaveOutcome =
  | { kind: 'saved'; stored: StoredDraft; at: string; recipientIds?: RecipientIds }
  | { kind: 'held'; reason: HeldReason; fields?: Readonly<Record<string, string>> }
  | { kind: 'gone' }
  | { kind: 'conflict'; theirs: OtherVersion };

export interface DraftPort {
  /** `clientId` makes a repeated creation harmless. */
  save(content: DraftContent, stored: StoredDraft | null, clientId: string): Promise<SaveOutcome>;
}

export interface AutosaveOptions {
  content: DraftContent;
  stored: StoredDraft | null;
  savedAt: string | null;
  manual: boolean;
  clientId: string;
  newClientId: () => string;
  port: DraftPort;
  copies: LocalCopies;
  pauseMs: number;
  now: () => string;
}

export type Autosave = ReturnType<typeof createAutosave>;

/** Runs the machine of `autosave-machine.ts` with a timer, the device's storage and the server. */
export function createAutosave(options: AutosaveOptions) {
  let state = initialState(options.content, options.stored, options);
  let clientId = options.clientId;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let underWay: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function feed(event: AutosaveEvent): void {
    const next = step(state, event);
    state = next.state;
    for (const effect of next.effects) perform(effect);
    for (const listener of listeners) listener();
  }

  function perform(effect: AutosaveEffect): void {
    if (effect.type === 'wait-for-pause') waitForPause();
    else if (effect.type === 'drop-local-copy') options.copies.drop(clientId);
    else if (effect.type === 'send') underWay = send(effect.content, effect.stored);
    else {
      options.copies.keep({
        clientId,
        content: effect.content,
        stored: effect.stored,
        at: options.now(),
      });
    }
  }

  function waitForPause(): void {
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => feed({ type: 'pause-ended' }), options.pauseMs);
  }

  async function send(content: DraftContent, stored: StoredDraft | null): Promise<void> {
    const outcome = await options.port.save(content, stored, clientId);
    underWay = null;
    feed(eventOf(outcome));
  }

  function eventOf(outcome: SaveOutcome): AutosaveEvent {
    if (outcome.kind === 'saved') return { ...outcome, type: 'acknowledged' };
    if (outcome.kind === 'held') return { ...outcome, type: 'held' };
    if (outcome.kind === 'conflict') return { ...outcome, type: 'conflict-seen' };
    takeNewKey();
    return { type: 'gone' };
  }

  function takeNewKey(): void {
    options.copies.drop(clientId);
    clientId = options.newClientId();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: (): AutosaveState => state,
    clientId: (): string => clientId,
    /** Whether anything happened to the draft since it was opened. */
    isTouched: (): boolean => state.revision > 0,
    edit(content: DraftContent): void {
      feed({ type: 'edited', content });
    },
    /** Goes on with what this device kept, under the key it was kept by. */
    restore(copy: LocalCopy): void {
      clientId = copy.clientId;
      state = { ...state, stored: copy.stored ?? state.stored };
      feed({ type: 'edited', content: copy.content });
    },
    meet(theirs: OtherVersion): void {
      feed({ type: 'conflict-seen', theirs });
    },
    keepMine(): void {
      feed({ type: 'kept-mine' });
    },
    takeTheirs(): void {
      feed({ type: 'took-theirs' });
    },
    /** The stored message can take no more changes: what is written here becomes a new draft. */
    keepAsNew(): void {
      takeNewKey();
      feed({ type: 'gone' });
    },
    /** A version was changed by another act on this page (scheduling, postponing). */
    adopt(stored: StoredDraft): void {
      state = { ...state, stored };
    },
    /** Saves at once and resolves when no save is in flight. */
    async saveNow(): Promise<AutosaveState> {
      if (underWay !== null) await underWay;
      feed({ type: 'save-now' });
      while (underWay !== null) await underWay;
      return state;
    },
    stop(): void {
      if (timer !== null) clearTimeout(timer);
      listeners.clear();
    },
  };
}
