/** Every figure of sign-up, sign-in and sessions, once. Durations say their unit in their name. */
export const authLimits = {
  /** Specification section 5 and 9: 'Password must be at least 6 characters'. */
  passwordMinimum: 6,
  /** Long enough for any pass phrase; short enough that hashing it costs nobody anything. */
  passwordMaximum: 256,
  /** Of a password that is compared with the stored one: any text may be tried. */
  comparedPasswordMaximum: 1024,
  usernameMaximum: 64,
  /** RFC 5321 4.5.3.1.1 and erratum 1690, counted in octets of UTF-8. */
  emailLocalPartMaximum: 64,
  emailMaximum: 254,
} as const;

/** After a sign-in or sign-up the reader is taken on after this (specification section 2). */
export const authRedirectDelayMs = 500;

/** Sign-up counts as a conversion of this worth (specification section 4). */
export const signUpConversion = { value: 10, currency: 'USD' } as const;

export const sessionLifetime = {
  /** A member who comes by once a month stays signed in. */
  idleDays: 30,
  absoluteDays: 180,
  /** `last_used_at` is written at most this often, so that a read costs no write. */
  touchEveryMinutes: 5,
} as const;

/** Between a member's wish to be deleted and the deletion. */
export const accountDeletionDays = 30;

/** The member is reminded this long before. */
export const accountDeletionReminderDays = 7;

/** How long the links in account mails work. */
export const accountLinkLifetime = {
  verifyEmailHours: 72,
  resetPasswordMinutes: 60,
  /** The administrator's first link is read on a terminal, perhaps the next morning. */
  setPasswordHours: 72,
  /** Both mailboxes have this long to confirm a new address. */
  changeEmailHours: 72,
} as const;

/**
 * At most `max` attempts a window, by network address (a school or a care home shares one) and by
 * account (the e-mail named).
 */
export const authRateLimits = {
  signInPerAddress: { max: 100, perSeconds: 900 },
  signInPerAccount: { max: 10, perSeconds: 900 },
  signInPerDevice: { max: 10, perSeconds: 900 },
  signUpPerAddress: { max: 100, perSeconds: 3600 },
  signUpPerAccount: { max: 5, perSeconds: 3600 },
  passwordResetPerAddress: { max: 20, perSeconds: 3600 },
  passwordResetPerAccount: { max: 3, perSeconds: 3600 },
  passwordResetPerDevice: { max: 3, perSeconds: 3600 },
  verificationPerAccount: { max: 5, perSeconds: 3600 },
  tokenPerAddress: { max: 60, perSeconds: 3600 },
  emailChangePerAccount: { max: 5, perSeconds: 3600 },
  passwordCheckPerAccount: { max: 10, perSeconds: 900 },
  codePerAccount: { max: 10, perSeconds: 900 },
  codePerAccountAndDay: { max: 50, perSeconds: 86_400 },
  passkeyPerAddress: { max: 300, perSeconds: 900 },
  csrfPerAddress: { max: 600, perSeconds: 900 },
} as const;

/** Codes of authenticator apps (RFC 6238); a code counts one step before and after its own. */
export const authenticatorCodes = {
  digits: 6,
  periodSeconds: 30,
  driftSteps: 1,
  recoveryCodes: 10,
} as const;

export const passkeyLimits = {
  perAccount: 20,
  nameCharacters: 60,
  challengeMinutes: 5,
  /** Of each binary value in an answer, as base64url; an attestation of one key has far fewer. */
  valueCharacters: 8192,
} as const;

/** The calls of passkeys begin with this. */
export const passkeyPath = '/api/auth/passkeys';

/** Takes the second step of a sign-in. */
export const secondStepPath = '/api/auth/second-step';

/** Between the password and the second step of a sign-in. */
export const secondStepLimits = { minutes: 10, attempts: 5 } as const;

/** The name nobody can take, nor anything that looks like it (decisions.md, 'Who is an admin'). */
export const reservedUsernames = ['admin'] as const;

/** The e-mail's part before the at-sign does not name this account: it gets this name instead. */
export const fallbackUsername = 'member';

/** On GET /api/csrf-token, with `registrationClosed`: the form says so before anything is typed. */
export const registrationHeader = 'x-registration';
export const registrationClosed = 'closed';

export const csrfHeader = 'x-csrf-token';

/** The hint header with the browser's IANA time zone. */
export const timeZoneHeader = 'x-time-zone';

/** The zone of an account whose browser named none. */
export const fallbackTimeZone = 'UTC';
