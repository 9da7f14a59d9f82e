import argon2 from 'argon2';
import { passwordForm } from '#features/people/accounts/password-form.ts';

/** OWASP's first choice for argon2id (46 MiB, one lane) with a pass more than it asks for. */
const parameters = {
  type: argon2.argon2id,
  memoryCost: 47_104,
  timeCost: 2,
  parallelism: 1,
} as const;

export function hashPassword(password: string): Promise<string> {
  return argon2.hash(passwordForm(password), parameters);
}

/**
 * True when `password` is the one that was hashed. With nothing to compare to (no such account,
 * or one without a password) the same work is done and the answer is no, so that time does not
 * tell an unknown e-mail from a wrong password.
 */
export async function isPassword(hash: string | null, password: string): Promise<boolean> {
  const matches = await argon2.verify(hash ?? (await decoyHash()), passwordForm(password));
  return matches && hash !== null;
}

/** True when the hash was made with weaker parameters than today's. */
export function isOutdatedHash(hash: string): boolean {
  return argon2.needsRehash(hash, parameters);
}

let decoy: Promise<string> | undefined;

/** Made once a process, of bytes nobody knows; call early, so that no caller waits for it. */
function decoyHash(): Promise<string> {
  decoy ??= hashPassword(crypto.randomUUID());
  return decoy;
}
