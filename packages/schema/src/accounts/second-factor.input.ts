import { z } from 'zod';
import { secondFactorWords } from '#words/second-factor.en.ts';
import { deviceFields } from './fields.ts';
import { passkeyAnswer } from './passkey.input.ts';

/** Of an authenticator app, or a recovery code; spaces and hyphens do not count. */
export const codeField = z
  .string({ error: secondFactorWords.codeMissing })
  .trim()
  .min(1, { error: secondFactorWords.codeMissing })
  .max(64, { error: secondFactorWords.codeWrong });

export const codeInput = z.object({ code: codeField });

/** The second step of a sign-in: a code, or a passkey. */
export const secondStepInput = z.union([
  z.object({ passkey: passkeyAnswer, ...deviceFields }),
  z.object({ passkey: z.undefined().optional(), code: codeField, ...deviceFields }),
]);

export type SecondStepInput = z.output<typeof secondStepInput>;

/** Six digits, however they are grouped. */
export function isAuthenticatorCode(text: string): boolean {
  return /^\d{6}$/.test(plainCode(text));
}

export function plainCode(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '');
}

export function plainRecoveryCode(text: string): string {
  return plainCode(text).toLowerCase();
}
