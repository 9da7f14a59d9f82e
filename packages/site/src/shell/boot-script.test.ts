import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bootScript, mountedMark } from './boot-script.ts';

/** Runs the script in a page of which it sees only this much, until ten seconds after loading. */
function startUp(dataset: Record<string, string>): { hidden: boolean } {
  const notice = { hidden: true };
  const document = { documentElement: { dataset }, getElementById: () => notice };
  const addEventListener = (name: string, listener: () => void) => {
    if (name === 'load') listener();
  };
  const setTimeout = (listener: () => void) => listener();
  const localStorage = { getItem: () => null };
  runInNewContext(bootScript, { document, addEventListener, setTimeout, localStorage });
  return notice;
}

it('asks for patience ten seconds after loading only where nothing is mounted', () => {
  expect(startUp({}).hidden).toBe(false);
  expect(startUp({ mounted: mountedMark }).hidden).toBe(true);
});
