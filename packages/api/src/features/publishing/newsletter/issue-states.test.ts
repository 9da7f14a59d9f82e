import { issueStates } from '@infinite/schema/catalogue/newsletter';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mayBeWritten, stateAfter, type IssueMove } from './issue-states.ts';

const moves: IssueMove[] = [
  'schedule',
  'unschedule',
  'send',
  'pause',
  'resume',
  'finish',
  'cancel',
];
const walk = fc.array(fc.constantFrom(...moves), { maxLength: 40 });

/** The states that an issue goes through; a move that is not to be made leaves it where it is. */
function statesOf(path: readonly IssueMove[]) {
  return path.reduce(
    (states, move) => [...states, stateAfter(states.at(-1)!, move) ?? states.at(-1)!],
    [issueStates[0] as (typeof issueStates)[number]],
  );
}

it('never changes after it is sent or cancelled', () => {
  fc.assert(
    fc.property(walk, (path) => {
      const states = statesOf(path);
      const end = states.findIndex((state) => state === 'SENT' || state === 'CANCELLED');
      if (end >= 0) expect(new Set(states.slice(end)).size).toBe(1);
    }),
  );
});

it('is not editable once sending began', () => {
  fc.assert(
    fc.property(walk, (path) => {
      const states = statesOf(path);
      const begun = states.indexOf('SENDING');
      if (begun >= 0) expect(states.slice(begun).filter(mayBeWritten)).toEqual([]);
    }),
  );
});

it('becomes sent only from sending', () => {
  fc.assert(
    fc.property(walk, (path) => {
      const states = statesOf(path);
      const sent = states.indexOf('SENT');
      if (sent >= 0) expect(states[sent - 1]).toBe('SENDING');
    }),
  );
});

it('can be stopped from every state that is not its end', () => {
  for (const state of issueStates) {
    const ends = state === 'SENT' || state === 'CANCELLED';
    expect(stateAfter(state, 'cancel')).toBe(ends ? null : 'CANCELLED');
  }
});
