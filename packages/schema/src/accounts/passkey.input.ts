import { z } from 'zod';
import { passkeyLimits } from '#catalogue/auth.ts';
import { passkeyWords } from '#words/passkeys.en.ts';
import { deviceFields } from './fields.ts';

/** Binary values travel as base64url, as WebAuthn's JSON forms have them. */
const binary = z
  .string()
  .regex(/^[A-Za-z0-9_-]*$/, { error: passkeyWords.refused })
  .max(passkeyLimits.valueCharacters, { error: passkeyWords.refused });

const credential = {
  id: binary,
  rawId: binary,
  type: z.literal('public-key', { error: passkeyWords.refused }),
};

/** WebAuthn Level 3, `AuthenticationResponseJSON`; what we do not use is left out. */
export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    authenticatorData: binary,
    signature: binary,
    userHandle: binary.optional(),
  }),
});

/** WebAuthn Level 3, `RegistrationResponseJSON`; what we do not use is left out. */
const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: binary,
    attestationObject: binary,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

/** What a challenge is for; its answer counts for nothing else. */
export const passkeyPurposes = ['sign-in', 'second-step', 'confirm', 'register'] as const;

export const passkeyOptionsInput = z.object({
  purpose: z.enum(['sign-in', 'second-step', 'confirm']),
});

export const passkeySignInInput = z.object({ passkey: passkeyAnswer, ...deviceFields });

export const passkeyConfirmInput = z.object({ passkey: passkeyAnswer });

const nameField = z
  .string()
  .trim()
  .max(passkeyLimits.nameCharacters, { error: passkeyWords.nameTooLong });

export const addPasskeyInput = z.object({
  /** Left empty, the browser and system name it. */
  name: nameField.default(''),
  passkey: newPasskey,
});

export const renamePasskeyInput = z.object({
  id: z.guid(),
  name: nameField.min(1, { error: passkeyWords.nameMissing }),
});

export type PasskeyPurpose = (typeof passkeyPurposes)[number];
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
export type PasskeySignInInput = z.output<typeof passkeySignInInput>;
export type AddPasskeyInput = z.output<typeof addPasskeyInput>;
export type RenamePasskeyInput = z.output<typeof renamePasskeyInput>;
