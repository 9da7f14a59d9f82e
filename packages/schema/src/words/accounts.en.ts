import { translatable } from '#words/locale.ts';

/** What the account forms and calls say. The first three are documented word for word. */
export const accountWords = translatable('accounts', {
  emailInvalid: 'Please enter a valid email',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordRequired: 'Password is required',
  passwordTooLong: 'Please choose a password of at most 256 characters',
  passwordNotText: 'Please use letters, digits, signs or spaces in the password',
  passwordCommon: 'This password is on the lists that thieves try first. Please choose another',
  passwordSameAsName: 'Please choose a password that is not your email address or name',
  usernameInvalid: 'Please enter a name of at most 64 characters',
  usernameTaken: 'This name is taken. Please choose another',
  browserInvalid: 'The browser is one of safari, chrome or other',
  mobileInvalid: 'The mobile flag is true or false',
  timeZoneInvalid: 'Please choose a time zone from the list',
  tokenInvalid: 'This link is not complete. Please open it again from the email',
  signInFailed: 'The email address or the password is not right',
  signUpFailed: 'Signup failed',
  csrfFailed: 'This page was open too long. Reload it and try again.',
  csrfFetchFailed: 'Failed to fetch CSRF token',
  currentPasswordWrong: 'The current password is not right',
  familyOf: (username: string) => `The family of ${username}`,
  /** `device` is as stored: 'safari mobile'. */
  device: (device: string) => {
    const [browser = '', kind] = device.split(' ');
    const name = { safari: 'Safari', chrome: 'Chrome' }[browser] ?? 'A browser';
    return `${name} on a ${kind === 'mobile' ? 'phone or tablet' : 'computer'}`;
  },
  registrationClosed: 'New accounts cannot be created at the moment.',
});
