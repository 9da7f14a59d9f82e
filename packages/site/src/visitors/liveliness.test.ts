import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chance } from './chance.ts';
import { countVisitors } from './counted-visitors.ts';
import { showSampleNotices } from './sample-notices.ts';
import { simulateVisitors } from './simulated-visitors.ts';

/** A clock that is moved by hand, and luck that is given. */
function standing(luck: () => number) {
  let now = 0;
  let waiting: { at: number; work: () => void }[] = [];
  const chance: Chance = {
    random: luck,
    after(ms, work) {
      const entry = { at: now + ms, work };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
  };
  return {
    chance,
    get waiting() {
      return waiting.length;
    },
    moveTo(at: number) {
      for (;;) {
        const due = waiting.filter((entry) => entry.at <= at).sort((a, b) => a.at - b.at)[0];
        if (!due) break;
        waiting = waiting.filter((entry) => entry !== due);
        now = due.at;
        due.work();
      }
      now = at;
    },
  };
}

describe('the simulated badge', () => {
  it('appears two seconds after loading with 47 to 89, and not before', () => {
    for (const [luck, first] of [
      [0, 47],
      [0.999_999, 89],
    ] as const) {
      const time = standing(() => luck);
      const shown: number[] = [];
      simulateVisitors((count) => shown.push(count), time.chance);
      time.moveTo(1999);
      expect(shown).toEqual([]);
      time.moveTo(2000);
      expect(shown).toEqual([first]);
    }
  });

  it('changes every 15 to 45 seconds by at most 2, and stays between 35 and 95', () => {
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.double({ min: 0, max: 0.999_999, noNaN: true })),
        (lucks) => {
          const time = standing(() => lucks.next().value ?? 0);
          const shown: number[] = [];
          simulateVisitors((count) => shown.push(count), time.chance);
          time.moveTo(2000);
          for (let minute = 1; minute <= 60; minute += 1) {
            const before = shown.length;
            time.moveTo(2000 + minute * 60_000);
            expect(shown.length - before).toBeGreaterThanOrEqual(1);
            expect(shown.length - before).toBeLessThanOrEqual(5);
          }
          shown.forEach((count, index) => {
            expect(count).toBeGreaterThanOrEqual(35);
            expect(count).toBeLessThanOrEqual(95);
            expect(Math.abs(count - (shown[index - 1] ?? count))).toBeLessThanOrEqual(2);
          });
        },
      ),
      { numRuns: 50 },
    );
  });

  it('waits for nothing once it was ended', () => {
    const time = standing(() => 0.5);
    const end = simulateVisitors(() => undefined, time.chance);
    time.moveTo(100_000);
    end();
    expect(time.waiting).toBe(0);
  });
});

describe('the badge that counts', () => {
  const settled = () => new Promise<void>((done) => setImmediate(done));

  it('shows what the server says, keeps it while it is silent, and is quiet unseen', async () => {
    const time = standing(() => 0);
    const answers: (number | null)[] = [3, null, 5];
    let visible = true;
    let sent = 0;
    const shown: number[] = [];
    const end = countVisitors((count) => shown.push(count), time.chance, {
      send: async () => {
        sent += 1;
        return answers.shift() ?? null;
      },
      visible: () => visible,
    });
    for (const [at, seen, expected, calls] of [
      [1999, true, [], 0],
      [2000, true, [3], 1],
      [22_000, true, [3], 2],
      [42_000, false, [3], 2],
      [62_000, true, [3, 5], 3],
    ] as const) {
      visible = seen;
      time.moveTo(at);
      await settled();
      expect(shown).toEqual(expected);
      expect(sent).toBe(calls);
    }
    end();
    expect(time.waiting).toBe(0);
  });
});

describe('the pop-up of sample notices', () => {
  it('first shows after 8 s, hides after 6 s, and comes again every 12 to 18 s', () => {
    const time = standing(() => 0.5);
    const shown: (number | null)[] = [];
    const end = showSampleNotices((notice) => shown.push(notice), time.chance, 10);
    time.moveTo(7999);
    expect(shown).toEqual([]);
    time.moveTo(8000);
    expect(shown).toEqual([5]);
    time.moveTo(13_999);
    expect(shown).toEqual([5]);
    time.moveTo(14_000);
    expect(shown).toEqual([5, null]);
    time.moveTo(8000 + 15_001);
    expect(shown).toEqual([5, null, 5]);
    end();
    expect(time.waiting).toBe(0);
    time.moveTo(1_000_000);
    expect(shown).toHaveLength(3);
  });

  it('knows every one of the ten', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.999_999, noNaN: true }), (luck) => {
        const time = standing(() => luck);
        const shown: (number | null)[] = [];
        showSampleNotices((notice) => shown.push(notice), time.chance, 10);
        time.moveTo(8000);
        expect(shown).toEqual([Math.floor(luck * 10)]);
      }),
    );
  });
});
