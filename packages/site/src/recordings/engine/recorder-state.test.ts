import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newRecorder, nextRecorderState } from './recorder-state.ts';
import type { RecorderEvent, RecorderState } from './recorder-state.ts';
import type { Take } from './take.ts';

const take: Take = {
  id: 't1',
  memberId: 'm1',
  kind: 'VOICE',
  mimeType: 'audio/webm',
  startedAt: 0,
  updatedAt: 0,
  elapsedMs: 5000,
  bytes: 100,
  loudest: 80,
  finished: false,
  uploadUrl: null,
  title: '',
  note: '',
  trimStartMs: null,
  trimEndMs: null,
};

const after = (...events: RecorderEvent[]): RecorderState =>
  events.reduce(nextRecorderState, newRecorder('VOICE'));

const recording: RecorderEvent[] = [
  { type: 'asking' },
  { type: 'opened' },
  { type: 'started', take },
];

describe('the recorder', () => {
  it('goes from asking to kept, by pause and review', () => {
    const states = [
      ...recording,
      { type: 'paused' },
      { type: 'resumed' },
      { type: 'stopping' },
      { type: 'ended', take, problem: null },
      { type: 'keeping' },
      { type: 'kept', recordingId: 'r1' },
    ] satisfies RecorderEvent[];
    const phases = states.map((_, index) => after(...states.slice(0, index + 1)).phase);
    expect(phases).toEqual([
      'asking',
      'ready',
      'recording',
      'paused',
      'recording',
      'stopping',
      'review',
      'keeping',
      'kept',
    ]);
    expect(after(...states)).toMatchObject({ recordingId: 'r1', take: null });
  });

  it('keeps the take before the member when keeping it failed', () => {
    const failed = after(
      ...recording,
      { type: 'ended', take, problem: null },
      { type: 'keeping' },
      { type: 'not-kept', problem: 'not-saved' },
    );
    expect(failed).toMatchObject({ phase: 'review', take, problem: 'not-saved' });
  });

  it('says why a take ended by itself, and still has it', () => {
    const ended = after(...recording, { type: 'ended', take, problem: 'device-lost' });
    expect(ended).toMatchObject({ phase: 'review', take, problem: 'device-lost' });
  });

  it('forgets a problem once the member tries again', () => {
    const state = after({ type: 'problem', problem: 'microphone-denied' }, { type: 'asking' });
    expect(state).toMatchObject({ phase: 'asking', problem: null });
  });

  it('does not let go of the devices of a running take', () => {
    expect(after(...recording, { type: 'closed' }).phase).toBe('recording');
    expect(after(...recording, { type: 'kind-chosen', kind: 'VIDEO' }).kind).toBe('VOICE');
  });

  it('loses no take, whatever happens in whatever order', () => {
    const inHand = ['recording', 'paused', 'stopping', 'review', 'keeping'];
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = newRecorder('VOICE');
        for (const event of events) {
          const before = state;
          state = nextRecorderState(state, event);
          expect(inHand.includes(state.phase)).toBe(state.take !== null);
          const gone = before.take !== null && state.take === null;
          if (gone) expect(['kept', 'dropped']).toContain(event.type);
          if (before.take && state.take) expect(state.take.id).toBe(before.take.id);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

const problem = fc.constantFrom('device-lost', 'storage-full', 'not-saved' as const);
const anyEvent: fc.Arbitrary<RecorderEvent> = fc.oneof(
  fc.constantFrom<RecorderEvent>(
    { type: 'asking' },
    { type: 'opened' },
    { type: 'closed' },
    { type: 'started', take },
    { type: 'paused' },
    { type: 'resumed' },
    { type: 'stopping' },
    { type: 'stopping' },
    { type: 'found', take: { ...take, id: 'found' } },
    { type: 'described', words: { title: 'x' } },
    { type: 'keeping' },
    { type: 'kept', recordingId: 'r1' },
    { type: 'dropped' },
    { type: 'kind-chosen', kind: 'VIDEO' },
  ),
  fc.record({ type: fc.constant('problem' as const), problem: fc.option(problem) }),
  fc.record({ type: fc.constant('not-kept' as const), problem }),
  fc.record({ type: fc.constant('heard' as const), silent: fc.boolean() }),
  fc.record({ type: fc.constant('sent' as const), bytes: fc.nat() }),
);
