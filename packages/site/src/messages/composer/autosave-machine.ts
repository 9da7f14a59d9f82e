import type { DraftContent } from './draft-content.ts';

/**
 * The state of a draft between keyboard and server, as a pure function: what was typed, what the
 * server acknowledged, and what to do next. Three invariants hold (and are property-tested): at
 * most one save is in flight; anything unacknowledged has a local copy; content changes only
 * through the author's own edits.
 */
export interface AutosaveState {
  content: DraftContent;
  /** Counts the edits; the content of `savedRevision` is what the server holds. */
  revision: number;
  savedRevision: number;
  sentRevision: number | null;
  /** Null until the server knows the draft. */
  stored: StoredDraft | null;
  status: SaveStatus;
  savedAt: string | null;
  /** A message that is already scheduled is saved only when its author says so. */
  manual: boolean;
}

export interface StoredDraft {
  id: string;
  version: number;
}

type SaveStatus =
  | { kind: 'idle' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'held'; reason: HeldReason; fields: Readonly<Record<string, string>> }
  | { kind: 'conflict'; theirs: OtherVersion };

/** Why a save failed; the content stays on the device in each case. */
export type HeldReason =
  'offline' | 'signed-out' | 'other-member' | 'refused' | 'failed' | 'locked';

export interface OtherVersion {
  content: DraftContent;
  stored: StoredDraft;
  updatedAt: string;
}

/** Ids the server gave to recipients, by the key of their row. */
export type RecipientIds = Record<string, string>;

export type AutosaveEvent =
  | { type: 'edited'; content: DraftContent }
  | { type: 'pause-ended' }
  | { type: 'save-now' }
  | { type: 'acknowledged'; stored: StoredDraft; at: string; recipientIds?: RecipientIds }
  | { type: 'held'; reason: HeldReason; fields?: Readonly<Record<string, string>> }
  | { type: 'gone' }
  | { type: 'conflict-seen'; theirs: OtherVersion }
  | { type: 'kept-mine' }
  | { type: 'took-theirs' };

export type AutosaveEffect =
  | { type: 'wait-for-pause' }
  | { type: 'send'; content: DraftContent; stored: StoredDraft | null }
  | { type: 'keep-local-copy'; content: DraftContent; stored: StoredDraft | null }
  | { type: 'drop-local-copy' };

export interface Step {
  state: AutosaveState;
  effects: AutosaveEffect[];
}

export function initialState(
  content: DraftContent,
  stored: StoredDraft | null,
  options: { manual?: boolean; savedAt?: string | null } = {},
): AutosaveState {
  return {
    content,
    revision: 0,
    savedRevision: 0,
    sentRevision: null,
    stored,
    status: { kind: 'idle' },
    savedAt: options.savedAt ?? null,
    manual: options.manual ?? false,
  };
}

export function hasUnsavedWork(state: AutosaveState): boolean {
  return state.savedRevision < state.revision;
}

export function step(state: AutosaveState, event: AutosaveEvent): Step {
  switch (event.type) {
    case 'edited':
      return edited(state, event.content);
    case 'pause-ended':
      return state.manual || state.status.kind === 'conflict' ? still(state) : send(state);
    case 'save-now':
      return state.status.kind === 'conflict' ? still(state) : send(state);
    case 'acknowledged':
      return acknowledged(withIds(state, event.recipientIds), event.stored, event.at);
    case 'held':
      return held(state, event.reason, event.fields ?? {});
    case 'gone':
      // Deleted elsewhere while it was open here: the content on this screen becomes a new draft.
      return send({ ...state, stored: null, sentRevision: null, manual: false });
    case 'conflict-seen':
      return {
        state: { ...state, sentRevision: null, status: { kind: 'conflict', theirs: event.theirs } },
        effects: [keepLocal(state)],
      };
    case 'kept-mine':
      return keptMine(state);
    case 'took-theirs':
      return tookTheirs(state);
  }
}

function edited(state: AutosaveState, content: DraftContent): Step {
  const next = { ...state, content, revision: state.revision + 1 };
  const calm = state.status.kind === 'saving' || state.status.kind === 'conflict';
  const status: SaveStatus = calm ? state.status : { kind: 'waiting' };
  const effects: AutosaveEffect[] = [keepLocal(next)];
  if (!state.manual && status.kind === 'waiting') effects.push({ type: 'wait-for-pause' });
  return { state: { ...next, status }, effects };
}

function send(state: AutosaveState): Step {
  if (state.sentRevision !== null) return still(state);
  if (!hasUnsavedWork(state)) return still({ ...state, status: { kind: 'idle' } });
  return {
    state: { ...state, sentRevision: state.revision, status: { kind: 'saving' } },
    effects: [{ type: 'send', content: state.content, stored: state.stored }],
  };
}

function acknowledged(state: AutosaveState, stored: StoredDraft, at: string): Step {
  const savedRevision = state.sentRevision ?? state.savedRevision;
  const next = { ...state, stored, savedRevision, sentRevision: null, savedAt: at };
  if (!hasUnsavedWork(next)) {
    return {
      state: { ...next, status: { kind: 'idle' } },
      effects: [{ type: 'drop-local-copy' }],
    };
  }
  // More was typed while the save was under way: the copy now follows the new version.
  const effects: AutosaveEffect[] = [keepLocal(next)];
  if (!state.manual) effects.push({ type: 'wait-for-pause' });
  return { state: { ...next, status: { kind: 'waiting' } }, effects };
}

/** The words stay as they are; rows only learn under which id the server knows them. */
function withIds(state: AutosaveState, ids: RecipientIds | undefined): AutosaveState {
  const news = state.content.recipients.some(({ key, id }) => id === null && ids?.[key]);
  if (ids === undefined || !news) return state;
  const recipients = state.content.recipients.map((recipient) => ({
    ...recipient,
    id: recipient.id ?? ids[recipient.key] ?? null,
  }));
  return { ...state, content: { ...state.content, recipients } };
}

function held(
  state: AutosaveState,
  reason: HeldReason,
  fields: Readonly<Record<string, string>>,
): Step {
  return {
    state: { ...state, sentRevision: null, status: { kind: 'held', reason, fields } },
    effects: [keepLocal(state)],
  };
}

function keptMine(state: AutosaveState): Step {
  if (state.status.kind !== 'conflict') return still(state);
  const { stored } = state.status.theirs;
  // Even untouched content differs from the other version, so it counts as unsaved.
  return send({ ...state, stored, revision: state.revision + 1, status: { kind: 'idle' } });
}

function tookTheirs(state: AutosaveState): Step {
  if (state.status.kind !== 'conflict') return still(state);
  const { content, stored, updatedAt } = state.status.theirs;
  const revision = state.revision + 1;
  return {
    state: {
      ...state,
      content,
      stored,
      revision,
      savedRevision: revision,
      sentRevision: null,
      savedAt: updatedAt,
      status: { kind: 'idle' },
    },
    effects: [{ type: 'drop-local-copy' }],
  };
}

function still(state: AutosaveState): Step {
  return { state, effects: [] };
}

function keepLocal(state: AutosaveState): AutosaveEffect {
  return { type: 'keep-local-copy', content: state.content, stored: state.stored };
}
