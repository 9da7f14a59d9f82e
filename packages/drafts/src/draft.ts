import {
  hasUnsavedWork,
  initialState,
  step,
  type Assign,
  type DraftEffect,
  type DraftEvent,
  type DraftState,
  type HeldReason,
  type OtherVersion,
  type StoredDraft,
} from './draft-machine.ts';
import type { LocalCopies, LocalCopy } from './local-copies.ts';

/** The outcome of a save; it never rejects: every failure has a reason. */
export type SaveOutcome<Content> =
  | { kind: 'saved'; stored: StoredDraft; at: string; assign?: Assign<Content> }
  | { kind: 'held'; reason: HeldReason; fields?: Readonly<Record<string, string>> }
  | { kind: 'gone' }
  | { kind: 'conflict'; theirs: OtherVersion<Content> };

/** `clientId` makes a repeated creation harmless. */
export type SaveDraft<Content> = (
  content: Content,
  stored: StoredDraft | null,
  clientId: string,
) => Promise<SaveOutcome<Content>>;

export interface DraftTimings {
  /** A draft is saved once the keys rest this long. */
  readonly pauseMs: number;
  /** Long typing without a rest is saved after this time all the same. */
  readonly longestMs?: number;
  /** A failed save is retried after this time, each time a little later. */
  readonly retryMs?: number;
  /** The delay of a retry grows no further than this. */
  readonly longestRetryMs?: number;
}

export interface DraftOptions<Content> {
  content: Content;
  stored: StoredDraft | null;
  savedAt: string | null;
  manual: boolean;
  clientId: string;
  newClientId: () => string;
  save: SaveDraft<Content>;
  /** Whether autosave may send this content; it is kept on the device in any case. */
  isReady?: (content: Content) => boolean;
  copies: LocalCopies<Content>;
  timings: DraftTimings;
  now: () => string;
}

export type Draft<Content> = ReturnType<typeof createDraft<Content>>;

/** Runs the machine of `draft-machine.ts` with a timer, the device's storage and the server. */
export function createDraft<Content>(options: DraftOptions<Content>) {
  const { timings } = options;
  let state = initialState(options.content, options.stored, options);
  let clientId = options.clientId;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let underWay: Promise<void> | null = null;
  let waitingSince: number | null = null;
  let failures = 0;
  let isKept = true;
  let isResting = false;
  const listeners = new Set<() => void>();

  function feed(event: DraftEvent<Content>): void {
    const next = step(state, event);
    state = next.state;
    for (const effect of next.effects) perform(effect);
    for (const listener of listeners) listener();
  }

  function perform(effect: DraftEffect<Content>): void {
    if (effect.type === 'wait-for-pause') waitForPause();
    else if (effect.type === 'drop-local-copy') dropCopy();
    else if (effect.type === 'send') underWay = send(effect.content, effect.stored);
    else {
      isKept = options.copies.keep({
        clientId,
        content: effect.content,
        stored: effect.stored,
        at: options.now(),
      });
      // An editor that is closed leaves its copy to the next editor of the draft.
      if (!isResting) void options.copies.take(clientId);
    }
  }

  function dropCopy(): void {
    options.copies.drop(clientId);
    isKept = true;
  }

  function waitForPause(): void {
    waitingSince ??= Date.now();
    const longest = (timings.longestMs ?? Infinity) - (Date.now() - waitingSince);
    wait(Math.max(0, Math.min(timings.pauseMs, longest)));
  }

  function wait(ms: number): void {
    if (timer !== null) clearTimeout(timer);
    // A save that was under way when the editor closed may end later.
    if (isResting) return;
    timer = setTimeout(() => {
      timer = null;
      if (options.isReady?.(state.content) ?? true) feed({ type: 'pause-ended' });
    }, ms);
  }

  async function send(content: Content, stored: StoredDraft | null): Promise<void> {
    waitingSince = null;
    const outcome = await options.save(content, stored, clientId);
    underWay = null;
    feed(eventOf(outcome));
    retryLater(outcome);
  }

  /** What a later attempt can mend is attempted again, each time a little later. */
  function retryLater(outcome: SaveOutcome<Content>): void {
    const passes =
      outcome.kind === 'held' && ['offline', 'failed', 'signed-out'].includes(outcome.reason);
    failures = passes ? failures + 1 : 0;
    if (!passes || timings.retryMs === undefined) return;
    wait(Math.min(failures * timings.retryMs, timings.longestRetryMs ?? Infinity));
  }

  function eventOf(outcome: SaveOutcome<Content>): DraftEvent<Content> {
    if (outcome.kind === 'saved') return { ...outcome, type: 'acknowledged' };
    if (outcome.kind === 'held') return { ...outcome, type: 'held' };
    if (outcome.kind === 'conflict') return { ...outcome, type: 'conflict-seen' };
    takeNewKey();
    return { type: 'gone' };
  }

  function takeNewKey(): void {
    dropCopy();
    clientId = options.newClientId();
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: (): DraftState<Content> => state,
    clientId: (): string => clientId,
    /** Whether anything happened to the draft since it was opened. */
    isTouched: (): boolean => state.revision > 0,
    edit(content: Content): void {
      isResting = false;
      feed({ type: 'edited', content });
    },
    /** Goes on with what this device kept, under the key it was kept by. */
    restore(copy: LocalCopy<Content>): void {
      if (copy.clientId !== clientId) options.copies.release(clientId);
      clientId = copy.clientId;
      state = { ...state, stored: copy.stored ?? state.stored };
      feed({ type: 'edited', content: copy.content });
    },
    meet(theirs: OtherVersion<Content>): void {
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
    /** Another operation on this page changed the stored draft: scheduling, publishing. */
    adopt(stored: StoredDraft, content?: Content): void {
      feed({ type: 'adopted', stored, at: options.now(), content });
    },
    /** False while the device refuses the copy: closing the window would lose what was typed. */
    isSafe: (): boolean => isKept || !hasUnsavedWork(state),
    /** The author gives up what was typed. */
    forget(): void {
      if (timer !== null) clearTimeout(timer);
      dropCopy();
    },
    /** Saves what autosave may send, without waiting for a pause. */
    saveWhenReady(): void {
      if (options.isReady?.(state.content) ?? true) feed({ type: 'pause-ended' });
    },
    /** Saves at once and resolves when no save is in flight. */
    async saveNow(): Promise<DraftState<Content>> {
      if (underWay !== null) await underWay;
      feed({ type: 'save-now' });
      while (underWay !== null) await underWay;
      return state;
    },
    /** Saves no more by itself until the next edit; what is unsaved stays on the device. */
    rest(): void {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      isResting = true;
      options.copies.release(clientId);
    },
    /** The page is going away: the next one may restore the copy at once. */
    release(): void {
      options.copies.release(clientId);
    },
  };
}
