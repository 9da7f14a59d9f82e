import { describe, expect, it, vi } from 'vitest';
import { signInAgain, withSession } from './sign-in-again.ts';
import { SignInNeeded } from './tus-request.ts';

const signInOf = (...members: (string | null)[]) => ({
  memberId: 'ana',
  api: { memberId: async () => members.shift() ?? null },
  onSignInNeeded: vi.fn<() => Promise<void>>(async () => {}),
});

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
