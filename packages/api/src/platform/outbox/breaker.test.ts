import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  afterFailures,
  closedBreaker,
  latestProbe,
  permitOf,
  type BreakerState,
} from '#platform/outbox/breaker.ts';

const rules = { breaksAfter: 3, probes: { minutes: [1, 2, 5, 10, 15] } };
const start = Temporal.Instant.from('2041-04-01T12:00:00Z');

const failure = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), reached: fc.boolean() });
/** A time that passes, failures that come then, and whether they came of a probe. */
const step = fc.record({
  minutes: fc.integer({ min: 0, max: 60 }),
  failures: fc.array(failure, { minLength: 1, maxLength: 5 }),
});

/** Lives a breaker through steps as its callers do: what may not leave does not. */
function live(steps: readonly { minutes: number; failures: { id: string; reached: boolean }[] }[]) {
  let state: BreakerState = closedBreaker;
  let now = start;
  return steps.map(({ minutes, failures }) => {
    now = now.add({ minutes });
    const before = state;
    const permit = permitOf(state, now, rules);
    if (permit !== 'none') {
      const wasProbe = permit === 'probe';
      state = afterFailures(
        state,
        { failures: wasProbe ? failures.slice(0, 1) : failures, wasProbe },
        now,
        rules,
      );
    }
    return { before, after: state, permit, now };
  });
}

describe('a breaker', () => {
  it('opens with the failure that is one too many, and stays open while nothing is answered', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        for (const { before, after } of live(steps)) {
          expect(after.openSince !== null).toBe(
            before.openSince !== null || after.suspects.length >= rules.breaksAfter,
          );
          if (before.openSince) expect(after.openSince).toEqual(before.openSince);
          expect(after.suspects.length).toBeLessThanOrEqual(rules.breaksAfter);
          expect(after.probeAt === null).toBe(after.openSince === null);
        }
      }),
    );
  });

  it('probes with one item after each wait, and with none in between', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        for (const { before, after, permit, now } of live(steps)) {
          if (!before.openSince) expect(permit).toBe('all');
          else expect(permit).not.toBe('all');
          if (permit === 'none') expect(after).toBe(before);
          // Whatever was tried, the next try lies ahead, no further than the longest wait.
          if (after.openSince && permit !== 'none') {
            expect(permitOf(after, now, rules)).toBe('none');
            expect(permitOf(after, latestProbe(now, rules), rules)).toBe('probe');
          }
        }
      }),
    );
  });

  it('counts an item that was refused once, and a line that is not there with every try', () => {
    const after = (failures: { id: string; reached: boolean }[]) =>
      afterFailures(closedBreaker, { failures, wasProbe: false }, start, rules).openSince;
    const many = (reached: boolean) => Array.from({ length: 9 }, () => ({ id: 'one', reached }));
    expect(after(many(true))).toBeNull();
    expect(after(many(false))).toEqual(start);
  });

  it('tries again when the clock was put back since', () => {
    const open = live([
      { minutes: 0, failures: ['a', 'b', 'c'].map((id) => ({ id, reached: true })) },
    ])[0]!.after;
    expect(permitOf(open, start, rules)).toBe('none');
    expect(permitOf(open, start.subtract({ hours: 24 }), rules)).toBe('probe');
  });
});
