import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { bootScript, mountedMark } from './boot-script.ts';

/** What it sees of a button that opens the sign-in. */
interface SignInButton {
  readonly dataset: { readonly auth: string };
  readonly click: () => void;
}

/** Runs the script in a page of which it sees only this much, until ten seconds after loading. */
function startUp(dataset: Record<string, string>, earlyPress?: SignInButton): { hidden: boolean } {
  const notice = { hidden: true };
  const window = { earlyPress };
  const document = { documentElement: { dataset }, getElementById: () => notice };
  const addEventListener = (name: string, listener: () => void) => {
    if (name === 'load') listener();
  };
  const setTimeout = (listener: () => void) => listener();
  const localStorage = { getItem: () => null };
  runInNewContext(bootScript, { window, document, addEventListener, setTimeout, localStorage });
  return notice;
}

it('asks for patience ten seconds after loading only where nothing is mounted', () => {
  expect(startUp({}).hidden).toBe(false);
  expect(startUp({ mounted: mountedMark }).hidden).toBe(true);
});

it('sends the form of a sign-in that was asked for only where nothing is mounted', () => {
  let pressed = 0;
  const button = { dataset: { auth: '' }, click: () => (pressed += 1) };
  startUp({ mounted: mountedMark }, button);
  expect(pressed).toBe(0);
  startUp({}, button);
  expect(pressed).toBe(1);
});
