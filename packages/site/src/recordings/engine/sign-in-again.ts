import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import { loadMemberId } from '#recordings/recordings-calls.ts';
import { RecorderError } from './problems.ts';
import { SignInNeeded } from './tus-request.ts';

export interface SignIn {
  memberId: string;
  onSignInNeeded(): Promise<void>;
}

/**
 * Waits until the same member is signed in again. Someone else at the same computer ends the wait
 * with a problem: a take never goes into another account.
 */
export async function signInAgain(signIn: SignIn): Promise<void> {
  for (;;) {
    await signIn.onSignInNeeded();
    const memberId = await currentMember();
    if (memberId === signIn.memberId) return;
    if (memberId !== null) throw new RecorderError('another-member');
  }
}

/** Runs a call to the server; an ended session is renewed and the call repeated. */
export async function withSession<T>(signIn: SignIn, call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof SignInNeeded)) throw error;
      await signInAgain(signIn);
    }
  }
}

async function currentMember(): Promise<string | null> {
  for (const ms of [...recorderCatalogue.retryAfterMs, null]) {
    try {
      return await loadMemberId();
    } catch (error) {
      if (ms === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
  return null;
}
