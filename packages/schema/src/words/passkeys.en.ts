import { translatable } from '#words/locale.ts';

/** What the calls about passkeys answer, and the buttons that several packages show. */
export const passkeyWords = translatable('passkeys', {
  refused: 'That passkey was not accepted. Please try again, or sign in with your password.',
  over: 'This took too long. Please try again.',
  none: 'There is no passkey for this account. Please use a code.',
  tooMany: 'You have as many passkeys as an account can have. Remove one first.',
  known: 'This passkey is already in your list.',
  nameMissing: 'Please enter a name.',
  nameTooLong: 'Please choose a name of at most 60 characters.',
  signIn: 'Sign in with a passkey',
  second: 'Use a passkey instead',
  confirm: 'Use a passkey instead',
  pending: 'Waiting for your device …',
  failed: 'Your device did not give us a passkey. Nothing was changed; please try again.',
});
