import type { RequestContext } from '#platform/context.ts';
import { createUser } from '#features/people/accounts/create-user.ts';
import { hashPassword } from '#features/people/accounts/password-hash.ts';
import { markVerified } from '#features/people/accounts/verify-email.ts';

interface VerifiedAccount {
  email: string;
  username: string;
  password: string;
}

/**
 * An account whose address needs no proof, for people that the product itself invents. It belongs
 * to no family yet.
 * @returns its id, or null when the address is taken
 */
export async function createVerifiedAccount(
  ctx: RequestContext,
  { email, username, password }: VerifiedAccount,
): Promise<string | null> {
  const passwordHash = await hashPassword(password);
  const user = await createUser(ctx, { email, username, passwordHash });
  if (user) await markVerified(ctx, user.id);
  return user?.id ?? null;
}
