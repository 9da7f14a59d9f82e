import { expect, it } from 'vitest';
import { Stopwatch } from './stopwatch.ts';

it('counts what was recorded and not the pauses', () => {
  let now = 1000;
  const watch = new Stopwatch(() => now);
  expect(watch.elapsedMs).toBe(0);
  watch.run();
  now += 3000;
  watch.pause();
  now += 60_000;
  expect(watch.elapsedMs).toBe(3000);
  watch.run();
  now += 500;
  watch.run();
  watch.pause();
  watch.pause();
  expect(watch.elapsedMs).toBe(3500);
});
