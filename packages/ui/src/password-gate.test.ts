import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  answerPasswordGate,
  askForPassword,
  isPasswordAsked,
  registerPasswordDialog,
  subscribeToPasswordGate,
} from './password-gate.ts';

describe('the password gate', () => {
  let gone: (() => void) | undefined;
  afterEach(() => gone?.());

  it('answers no where no dialog could ask', async () => {
    expect(await askForPassword()).toBe(false);
    expect(isPasswordAsked()).toBe(false);
  });

  it('asks once for all who wait, and tells each how it ended', async () => {
    gone = registerPasswordDialog();
    const seen = vi.fn<() => void>();
    const stop = subscribeToPasswordGate(seen);
    const both = Promise.all([askForPassword(), askForPassword()]);
    expect(isPasswordAsked()).toBe(true);
    answerPasswordGate(true);
    expect(await both).toEqual([true, true]);
    expect(isPasswordAsked()).toBe(false);
    expect(seen).toHaveBeenCalled();
    stop();
  });

  it('lets nobody wait for a dialog that left the page', async () => {
    const leave = registerPasswordDialog();
    const asked = askForPassword();
    leave();
    expect(await asked).toBe(false);
  });
});
