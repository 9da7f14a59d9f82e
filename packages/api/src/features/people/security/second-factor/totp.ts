import { authenticatorCodes } from '@infinite/schema/catalogue/auth';
import { Secret, TOTP } from 'otpauth';
import type { Temporal } from 'temporal-polyfill';

const issuer = 'Infinite Connections';
const { digits, periodSeconds: period, driftSteps: window } = authenticatorCodes;
/** RFC 4226 section 4, R6: 160 bits. */
const secretBytes = 20;

/** A new shared secret, in base 32 as authenticator apps take it. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** What is left for the name of the account in the longest text that our QR codes hold. */
const labelBytes = 64;

/** What the QR code of the set-up holds (Google Authenticator's key URI format). */
export function keyUri(secret: string, account: string): string {
  const label = [...account];
  while (encodeURIComponent(label.join('')).length > labelBytes) label.pop();
  return totpOf(secret, label.join('')).toString();
}

/**
 * The time step of a code (RFC 6238 section 4.2), at most one step before or after `now`.
 * @returns null for any other code
 */
export function stepOfCode(secret: string, code: string, now: Temporal.Instant): number | null {
  // The library compares bytes, and fails where other digits than these have more of them.
  if (!/^[0-9]{6}$/.test(code)) return null;
  const timestamp = now.epochMilliseconds;
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits,
    period,
  });
}
