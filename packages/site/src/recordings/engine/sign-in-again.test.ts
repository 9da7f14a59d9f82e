import { describe, expect, it, vi } from 'vitest';
import { signInAgain, withSession } from './sign-in-again.ts';
import { SignInNeeded } from './tus-request.ts';

/** Waits for `ana`, while the server says that these are signed in, one after another. */
function signInOf(...members: (string | null)[]) {
  vi.stubGlobal('fetch', async () => {
    const id = members.shift() ?? null;
    return Response.json({ data: { me: id === null ? null : { id } } });
  });
  return { memberId: 'ana', onSignInNeeded: vi.fn<() => Promise<void>>(async () => {}) };
}

describe('signing in again', () => {
  it('goes on once the same member is back', async () => {
    await expect(signInAgain(signInOf('ana'))).resolves.toBeUndefined();
  });

  it('asks again while nobody is signed in', async () => {
    const signIn = signInOf(null, 'ana');
    await signInAgain(signIn);
    expect(signIn.onSignInNeeded).toHaveBeenCalledTimes(2);
  });

  it('puts nothing into the account of somebody else', async () => {
    await expect(signInAgain(signInOf('rui'))).rejects.toMatchObject({ problem: 'another-member' });
  });

  it('repeats the call that found the session ended, and passes other errors on', async () => {
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new SignInNeeded())
      .mockResolvedValueOnce('done');
    await expect(withSession(signInOf('ana'), call)).resolves.toBe('done');
    const broken = () => Promise.reject(new Error('500'));
    await expect(withSession(signInOf('ana'), broken)).rejects.toThrow('500');
  });
});
