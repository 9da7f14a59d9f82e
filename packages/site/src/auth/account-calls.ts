import { runOperation } from '@infinite/api-client/operation';
import { send } from '@infinite/api-client/send';

// The texts stand here, because the generated ones are a file with those of every member's page, which
// a public page must not load. They throw a `Refusal` with words if the token was refused.

/**
 * Mails a password reset link if the address is known; the response never reveals whether it is.
 */
export const requestPasswordReset = (email: string) =>
  call('mutation RequestPasswordReset($email: String!) { requestPasswordReset(email: $email) }', {
    email,
  });

/** Sets a new password with the link's token. */
export const resetPassword = (token: string, password: string) =>
  call(
    'mutation ResetPassword($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }',
    { token, password },
  );

/** Verifies an address with the link's token. */
export const verifyEmail = (token: string) =>
  call('mutation VerifyEmail($token: String!) { verifyEmail(token: $token) }', { token });

/** Confirms a new address with the link's token; the answer names what is still missing. */
export async function confirmEmailChange(token: string): Promise<string> {
  const data = (await runOperation(send, {
    query: 'mutation ConfirmEmailChange($token: String!) { confirmEmailChange(token: $token) }',
    variables: { token },
  })) as { confirmEmailChange: string };
  return data.confirmEmailChange;
}

async function call(query: string, variables: Record<string, string>): Promise<void> {
  await runOperation(send, { query, variables });
}
