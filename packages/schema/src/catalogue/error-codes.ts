import { apiKeyWords } from '#words/api-keys.en.ts';
import { secondFactorWords } from '#words/second-factor.en.ts';
import { securityWords } from '#words/security.en.ts';
import { sampleFamilyWords } from '#words/sample-family.en.ts';

/**
 * Every refusal an operation can give. `status` is the HTTP status of the REST calls and the
 * media routes; GraphQL carries the code in `extensions.code`. `words` is what a reader sees
 * when the refusal brings no words of its own.
 */
export const errorCodes = {
  UNAUTHENTICATED: { status: 401, words: 'Please sign in to go on. Nothing you made is lost.' },
  SECOND_STEP_NEEDED: { status: 401, words: secondFactorWords.needed },
  KEY_UNKNOWN: { status: 401, words: apiKeyWords.unknown },
  KEY_EXPIRED: { status: 401, words: apiKeyWords.expired },
  KEY_REVOKED: { status: 401, words: apiKeyWords.revoked },
  KEY_STOPPED: { status: 401, words: apiKeyWords.stopped },
  FORBIDDEN: { status: 403, words: 'This is not open to your account.' },
  EMAIL_UNCONFIRMED: { status: 403, words: securityWords.emailUnconfirmed },
  PASSWORD_NEEDED: { status: 403, words: securityWords.passwordNeeded },
  SECOND_FACTOR_MISSING: { status: 403, words: secondFactorWords.missing },
  SAMPLE_FAMILY: { status: 403, words: sampleFamilyWords.readOnly },
  NOT_FOUND: { status: 404, words: 'We could not find that. It may have been removed.' },
  INVALID_INPUT: { status: 400, words: 'Something in the form needs another look.' },
  CONFLICT: {
    status: 409,
    words: 'This was changed somewhere else. Nothing is lost; look at both.',
  },
  PRECONDITION_FAILED: {
    status: 412,
    words: 'This was changed somewhere else. Nothing is lost; look at both.',
  },
  WRONG_STATE: { status: 409, words: 'That is no longer possible at this stage.' },
  CSRF: { status: 403, words: 'This page was open too long. Reload it and try again.' },
  REGISTRATION_CLOSED: { status: 403, words: 'New accounts cannot be created at the moment.' },
  ACCOUNT_SUSPENDED: {
    status: 403,
    words: 'This account is suspended. Write to our support and we will look at it together.',
  },
  LINK_EXPIRED: { status: 410, words: 'This link has expired. Ask for a new one.' },
  TOO_LARGE: { status: 413, words: 'That is larger than we can accept.' },
  PLAN_FULL: { status: 413, words: 'Your plan has no room left for photos, videos and files.' },
  UNSUPPORTED_MEDIA: { status: 415, words: 'That kind of file is not supported.' },
  RATE_LIMITED: { status: 429, words: 'Too many attempts. Please wait a little and try again.' },
  UNAVAILABLE: {
    status: 503,
    words: 'The service is resting for a moment. Please try again soon.',
  },
  TOO_SLOW: { status: 408, words: 'The line was too slow. Nothing you made is lost; try again.' },
  RANGE_UNSATISFIABLE: { status: 416, words: 'There is nothing in that part of the file.' },
  WRONG_HOST: { status: 421, words: 'This server does not answer to that address.' },
  TOO_COSTLY: { status: 400, words: 'The operation asks for too much at once.' },
  INTERNAL: { status: 500, words: 'Something went wrong on our side. Nothing you made is lost.' },
} as const satisfies Record<string, { status: number; words: string }>;

export type ErrorCode = keyof typeof errorCodes;
