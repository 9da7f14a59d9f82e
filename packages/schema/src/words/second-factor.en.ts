import { translatable } from '#words/locale.ts';

/** What the second step of a sign-in says, and what its calls answer. */
export const secondFactorWords = translatable('secondFactor', {
  needed: 'Please confirm with a code that it is you.',
  missing: 'Please set up sign-in in two steps first. Administrators need it here.',
  over: 'This took too long, or too many codes were tried. Please sign in with your password again.',
  codeMissing: 'Please enter a code.',
  codeWrong:
    'That code is not right. Codes change every 30 seconds and work once; please try the next one.',
  recoveryWrong: 'That recovery code is not right, or it was used before.',
  firstCodeWrong:
    'That code does not match. Please check that your phone’s clock is set automatically, and try the next code.',
  alreadyOn: 'An authenticator app is set up already. Turn it off first to use another one.',
  setUpGone: 'This set-up is no longer open. Please start again.',
  notOn: 'Sign-in in two steps is off, so there are no recovery codes.',
  step: {
    heading: 'One More Step',
    subtitle: 'Enter the code that your authenticator app shows, or one of your recovery codes.',
    code: 'Code',
    hint: 'Six digits from your app, or a recovery code such as k7mp-2xwd-9hte.',
    submit: 'Confirm',
    pending: 'Checking...',
    back: 'Start over',
    failedTitle: 'Sign In Failed',
    failed: 'We could not check it just now. Please try again.',
  },
});
