import { announced } from '#words/announced.en.ts';
import { accountLinkLifetime } from '#catalogue/auth.ts';
import { translatable } from '#words/locale.ts';

/** What the auth modal and the pages behind account mails say. Headings and toasts are documented. */
export const authModalWords = translatable('authModal', {
  tabsLabel: 'Sign in or sign up',
  close: 'Close',
  signIn: {
    tab: 'Sign In',
    heading: 'Welcome Back',
    subtitle: 'Sign in to reach your family memories.',
    submit: 'Sign In',
    pending: 'Signing In...',
    forgot: 'Forgot password?',
    doneTitle: 'Welcome Back',
    done: 'Successfully signed in!',
    failedTitle: 'Sign In Failed',
    failed: 'Authentication failed. Please try again.',
  },
  signUp: {
    tab: 'Sign Up',
    heading: 'Create Your Account',
    subtitle: 'A place for the voices and memories of your family.',
    submit: 'Create Account',
    pending: 'Creating Account...',
    closed:
      'New accounts cannot be created at the moment. If you already have one, you can still sign in.',
    doneTitle: 'Account Created Successfully',
    done: 'Welcome to Infinite Connections.',
    failedTitle: 'Sign Up Failed',
    failed: 'Account creation failed. Please try again.',
  },
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordHint: 'At least 6 characters. A few words together are strong and easy to remember.',
  strength: {
    label: 'Strength of the password',
    steps: ['too short', 'easy to guess', 'fair', 'good', 'strong'],
  },
  promises: [
    'Intelligent delivery protection for every message',
    'Secure family memory preservation',
    announced('emotionInsights', 'AI-powered emotional memory insights'),
    'No obligations, cancel at any time',
  ],
  agreement: {
    before: 'By continuing, you agree to our ',
    terms: 'Terms of Service',
    between: ' and our ',
    privacy: 'Privacy Policy',
    after: '.',
  },
  forgot: {
    heading: 'Reset Your Password',
    subtitle: 'Tell us your email address, and we will send you a link to choose a new password.',
    submit: 'Send the Link',
    pending: 'Sending...',
    back: 'Back to sign in',
    sent: (email: string) =>
      `If there is an account for ${email}, an email with a link is on its way. The link works for ${accountLinkLifetime.resetPasswordMinutes} minutes. Look in the spam folder too.`,
    failed: 'We could not ask for the email just now. Nothing has changed. Please try again.',
  },
});

/** The page of plain forms, where the buttons lead when no script runs. */
export const signInPageWords = translatable('signInPage', {
  title: 'Sign in or create an account',
  lead: 'Two short forms: the first if you have an account, the second if you are new here.',
  description:
    'Sign in to Infinite Connections, or create an account with an email address and a password. Both forms work without scripts.',
  keywords: ['sign in', 'create an account', 'family account', 'without JavaScript'],
  forgot:
    'Forgotten your password? The form that sends you a new link needs JavaScript. Where that is switched off, ',
  write: 'write to us.',
});

/** The page of the second step, where the plain forms and a new password lead. */
export const secondStepPageWords = translatable('secondStepPage', {
  title: 'One more step to sign in',
  lead: 'Enter the code that your authenticator app shows, or one of your recovery codes.',
  description:
    'The second step of signing in to Infinite Connections: a code from your authenticator app, or a recovery code.',
  keywords: ['sign in', 'two steps', 'authenticator code', 'recovery code'],
  again: 'The code is asked for after your password.',
  toSignIn: 'Start over with your password.',
});

/** The page behind the link that proves an address. Opening it changes nothing; its button does. */
export const verifyEmailWords = translatable('verifyEmail', {
  title: 'Confirm your email address',
  lead: 'Press the button, so we know that this address is yours and that our emails reach you.',
  submit: 'Confirm this address',
  pending: 'Confirming...',
  doneTitle: 'Thank you. Your address is confirmed.',
  done: 'Messages and reminders will find you there.',
  toAdmin: 'Go to the admin panel',
  toDashboard: 'Go to your dashboard',
  alreadyTitle: 'Your address is already confirmed.',
  already: 'There is nothing left to do. Messages and reminders will find you there.',
  failedTitle: 'This link did not work.',
  failed:
    'It may have been used already, or it may have expired. Sign in, and ask for a new one on your dashboard.',
});

/** Where something needs a confirmed address: the way to one. */
export const confirmEmailWords = translatable('confirmEmail', {
  action: 'Confirm your email',
  sent: 'We sent you the link. Open it, then come back and press the button again.',
  failed: 'We could not send it just now. Please try again in a moment.',
});

/** On either page, where nothing was answered: the link is as good as before. */
export const accountLinkWords = translatable('accountLinks', {
  offline:
    'There is no connection. Nothing has changed; press the button again when you are back online.',
});

/** In place of either page, once its link opens nothing. */
export const deadAccountLinkWords = translatable('deadAccountLinks', {
  title: 'This link no longer works.',
  home: 'Go to the home page',
});

/** The page behind the link that sets a new password; also the first link of an administrator. */
export const resetPasswordWords = translatable('resetPassword', {
  title: 'Choose a new password',
  lead: 'You will be signed out everywhere else, so that only you are left.',
  label: 'New password',
  submit: 'Save this password',
  pending: 'Saving...',
  doneTitle: 'Your new password is set.',
  done: 'You are signed in on this device, and signed out everywhere else.',
  toDashboard: 'Go to your dashboard',
  failedTitle: 'The password was not changed.',
  failed:
    'This link may have been used already, or it may have expired. Ask for a new one from the sign-in form.',
});
