import type { RecorderProblem, TakeKind } from './problems.ts';
import type { Take, TakeWords } from './take.ts';
import type { SendingState } from './tus-sender.ts';

type RecorderPhase =
  /** No device is open. */
  | 'closed'
  /** The browser asks the member for the microphone. */
  | 'asking'
  /** The microphone is open and its level shows. */
  | 'ready'
  | 'recording'
  | 'paused'
  /** The last sounds are on their way to the journal. */
  | 'stopping'
  /** A whole take lies before the member. */
  | 'review'
  /** The member said keep; the rest is being sent and named. */
  | 'keeping'
  | 'kept';

export interface RecorderState {
  phase: RecorderPhase;
  kind: TakeKind;
  problem: RecorderProblem | null;
  /** Nothing has been heard for a while. */
  silent: boolean;
  take: Take | null;
  /** How the sending goes; null before it began, 'sent' when the server has everything. */
  sending: SendingState | 'sent' | 'refused' | null;
  sentBytes: number;
  recordingId: string | null;
}

export type RecorderEvent =
  | { type: 'kind-chosen'; kind: TakeKind }
  | { type: 'asking' }
  | { type: 'opened' }
  | { type: 'closed' }
  | { type: 'problem'; problem: RecorderProblem | null }
  | { type: 'started'; take: Take }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'stopping' }
  | { type: 'ended'; take: Take; problem: RecorderProblem | null }
  | { type: 'found'; take: Take }
  | { type: 'described'; words: Partial<TakeWords> }
  | { type: 'heard'; silent: boolean }
  | { type: 'sending'; state: RecorderState['sending'] }
  | { type: 'sent'; bytes: number }
  | { type: 'keeping' }
  | { type: 'not-kept'; problem: RecorderProblem }
  | { type: 'kept'; recordingId: string }
  | { type: 'dropped' };

export function newRecorder(kind: TakeKind): RecorderState {
  return {
    phase: 'closed',
    kind,
    problem: null,
    silent: false,
    take: null,
    sending: null,
    sentBytes: 0,
    recordingId: null,
  };
}

/** The phases from which an event means something; elsewhere it came too late and is passed over. */
const fits: Partial<Record<RecorderEvent['type'], RecorderPhase[]>> = {
  'kind-chosen': ['closed', 'asking', 'ready', 'kept'],
  asking: ['closed', 'asking', 'ready', 'kept'],
  opened: ['asking'],
  closed: ['asking', 'ready', 'kept', 'closed'],
  started: ['ready'],
  paused: ['recording'],
  resumed: ['paused'],
  stopping: ['recording', 'paused'],
  ended: ['recording', 'paused', 'stopping'],
  found: ['closed', 'ready', 'kept'],
  described: ['review', 'keeping'],
  keeping: ['review'],
  'not-kept': ['keeping'],
  kept: ['keeping'],
  dropped: ['review', 'stopping', 'kept'],
};

/** What follows: pure, so that every path through it can be tried. */
export function nextRecorderState(state: RecorderState, event: RecorderEvent): RecorderState {
  if (fits[event.type]?.includes(state.phase) === false) return state;
  switch (event.type) {
    case 'kind-chosen':
      return { ...newRecorder(event.kind), phase: state.phase === 'kept' ? 'closed' : state.phase };
    case 'asking':
      return { ...newRecorder(state.kind), phase: 'asking' };
    case 'opened':
      return { ...state, phase: 'ready', problem: null };
    case 'closed':
      return { ...state, phase: 'closed', silent: false };
    case 'problem':
      return { ...state, problem: event.problem };
    case 'started':
      return { ...newRecorder(state.kind), phase: 'recording', take: event.take };
    case 'paused':
      return { ...state, phase: 'paused', silent: false };
    case 'resumed':
      return { ...state, phase: 'recording', problem: null };
    case 'stopping':
      return { ...state, phase: 'stopping', silent: false };
    case 'ended':
      return { ...state, phase: 'review', take: event.take, problem: event.problem, silent: false };
    case 'found':
      return { ...newRecorder(event.take.kind), phase: 'review', take: event.take };
    case 'described':
      return { ...state, take: state.take && { ...state.take, ...event.words } };
    case 'heard':
      return state.silent === event.silent ? state : { ...state, silent: event.silent };
    case 'sending':
      return { ...state, sending: event.state };
    case 'sent':
      return { ...state, sentBytes: event.bytes };
    case 'keeping':
      return { ...state, phase: 'keeping', problem: null };
    case 'not-kept':
      return { ...state, phase: 'review', problem: event.problem };
    case 'kept':
      return { ...state, phase: 'kept', recordingId: event.recordingId, take: null };
    case 'dropped':
      return { ...newRecorder(state.kind), problem: state.problem };
  }
}
