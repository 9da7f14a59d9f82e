import { Secret, TOTP } from 'otpauth';

/** What an authenticator app with this secret shows. @param steps later, in steps of 30 seconds */
export function codeOf(secret: string, epochMilliseconds: number, steps = 0): string {
  const timestamp = epochMilliseconds + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
