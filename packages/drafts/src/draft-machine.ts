/**
 * The state of a draft (a message, an article, a newsletter issue) between keyboard and server, as a
 * pure function: what was typed, what the server acknowledged, and what to do next. Three invariants
 * hold (and are property-tested): at most one save is in flight; anything unacknowledged has a local
 * copy; content changes only through the author's own edits, or by what the server assigns to it.
 */
export interface DraftState<Content> {
  content: Content;
  /** Counts the edits; the content of `savedRevision` is what the server holds. */
  revision: number;
  savedRevision: number;
  sentRevision: number | null;
  /** Null until the server knows the draft. */
  stored: StoredDraft | null;
  status: SaveStatus<Content>;
  savedAt: string | null;
  /** A message that is already scheduled is saved only when its author says so. */
  manual: boolean;
}

export interface StoredDraft {
  id: string;
  version: number;
}

type SaveStatus<Content> =
  | { kind: 'idle' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'held'; reason: HeldReason; fields: Readonly<Record<string, string>> }
  | { kind: 'conflict'; theirs: OtherVersion<Content> };

/** Why a save failed; the content stays on the device in each case. */
export type HeldReason =
  'offline' | 'signed-out' | 'other-member' | 'refused' | 'failed' | 'locked';

export interface OtherVersion<Content> {
  content: Content;
  stored: StoredDraft;
  updatedAt: string;
}

/** Adds to the content what the server assigned, such as ids; what was typed stays as it is. */
export type Assign<Content> = (content: Content) => Content;

export type DraftEvent<Content> =
  | { type: 'edited'; content: Content }
  | { type: 'pause-ended' }
  | { type: 'save-now' }
  | { type: 'acknowledged'; stored: StoredDraft; at: string; assign?: Assign<Content> }
  | { type: 'held'; reason: HeldReason; fields?: Readonly<Record<string, string>> }
  | { type: 'gone' }
  | { type: 'conflict-seen'; theirs: OtherVersion<Content> }
  /** Another operation changed the stored draft, and perhaps tidied its text. */
  | { type: 'adopted'; stored: StoredDraft; at: string; content?: Content }
  | { type: 'kept-mine' }
  | { type: 'took-theirs' };

export type DraftEffect<Content> =
  | { type: 'wait-for-pause' }
  | { type: 'send'; content: Content; stored: StoredDraft | null }
  | { type: 'keep-local-copy'; content: Content; stored: StoredDraft | null }
  | { type: 'drop-local-copy' };

export interface Step<Content> {
  state: DraftState<Content>;
  effects: DraftEffect<Content>[];
}

export function initialState<Content>(
  content: Content,
  stored: StoredDraft | null,
  options: { manual?: boolean; savedAt?: string | null } = {},
): DraftState<Content> {
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

export function hasUnsavedWork<Content>(state: DraftState<Content>): boolean {
  return state.savedRevision < state.revision;
}

export function step<Content>(
  state: DraftState<Content>,
  event: DraftEvent<Content>,
): Step<Content> {
  switch (event.type) {
    case 'edited':
      return edited(state, event.content);
    case 'pause-ended':
      return state.manual || state.status.kind === 'conflict' ? still(state) : send(state);
    case 'save-now':
      return state.status.kind === 'conflict' ? still(state) : send(state);
    case 'acknowledged':
      return acknowledged(assigned(state, event.assign), event.stored, event.at);
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
    case 'adopted':
      return adopted(state, event);
    case 'kept-mine':
      return keptMine(state);
    case 'took-theirs':
      return tookTheirs(state);
  }
}

function edited<Content>(state: DraftState<Content>, content: Content): Step<Content> {
  const next = { ...state, content, revision: state.revision + 1 };
  const calm = state.status.kind === 'saving' || state.status.kind === 'conflict';
  const status: SaveStatus<Content> = calm ? state.status : { kind: 'waiting' };
  const effects: DraftEffect<Content>[] = [keepLocal(next)];
  if (!state.manual && status.kind === 'waiting') effects.push({ type: 'wait-for-pause' });
  return { state: { ...next, status }, effects };
}

function send<Content>(state: DraftState<Content>): Step<Content> {
  if (state.sentRevision !== null) return still(state);
  if (!hasUnsavedWork(state)) return still({ ...state, status: { kind: 'idle' } });
  return {
    state: { ...state, sentRevision: state.revision, status: { kind: 'saving' } },
    effects: [{ type: 'send', content: state.content, stored: state.stored }],
  };
}

function acknowledged<Content>(
  state: DraftState<Content>,
  stored: StoredDraft,
  at: string,
): Step<Content> {
  const savedRevision = state.sentRevision ?? state.savedRevision;
  const next = { ...state, stored, savedRevision, sentRevision: null, savedAt: at };
  if (!hasUnsavedWork(next)) {
    return {
      state: { ...next, status: { kind: 'idle' } },
      effects: [{ type: 'drop-local-copy' }],
    };
  }
  // More was typed while the save was under way: the copy now follows the new version.
  const effects: DraftEffect<Content>[] = [keepLocal(next)];
  if (!state.manual) effects.push({ type: 'wait-for-pause' });
  return { state: { ...next, status: { kind: 'waiting' } }, effects };
}

function assigned<Content>(
  state: DraftState<Content>,
  assign: Assign<Content> | undefined,
): DraftState<Content> {
  return assign === undefined ? state : { ...state, content: assign(state.content) };
}

function held<Content>(
  state: DraftState<Content>,
  reason: HeldReason,
  fields: Readonly<Record<string, string>>,
): Step<Content> {
  return {
    state: { ...state, sentRevision: null, status: { kind: 'held', reason, fields } },
    effects: [keepLocal(state)],
  };
}

function adopted<Content>(
  state: DraftState<Content>,
  { stored, at, content }: { stored: StoredDraft; at: string; content?: Content },
): Step<Content> {
  // What was typed meanwhile stays, and is saved on top of the new version.
  if (hasUnsavedWork(state))
    return { state: { ...state, stored }, effects: [keepLocal({ ...state, stored })] };
  return still({ ...state, stored, savedAt: at, content: content ?? state.content });
}

function keptMine<Content>(state: DraftState<Content>): Step<Content> {
  if (state.status.kind !== 'conflict') return still(state);
  const { stored } = state.status.theirs;
  // Even untouched content differs from the other version, so it counts as unsaved.
  return send({ ...state, stored, revision: state.revision + 1, status: { kind: 'idle' } });
}

function tookTheirs<Content>(state: DraftState<Content>): Step<Content> {
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

function still<Content>(state: DraftState<Content>): Step<Content> {
  return { state, effects: [] };
}

function keepLocal<Content>(state: DraftState<Content>): DraftEffect<Content> {
  return { type: 'keep-local-copy', content: state.content, stored: state.stored };
}
