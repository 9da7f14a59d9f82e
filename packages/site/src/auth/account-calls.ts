import { send } from '#api-client/request.ts';

/** A link's token was refused, or the request did not reach the server (`words` is empty then). */
export class AccountCallFailed extends Error {
  readonly words: string;

  constructor(words: string) {
    super(words || 'The call did not reach the server');
    this.name = 'AccountCallFailed';
    this.words = words;
  }
}

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

interface Answer {
  errors?: { message?: string }[];
}

// As text, because printing documents would load the GraphQL library on public pages.
async function call(query: string, variables: Record<string, string>): Promise<void> {
  const answer = await reach(query, variables);
  const [error] = answer.errors ?? [];
  if (error) throw new AccountCallFailed(error.message ?? '');
}

async function reach(query: string, variables: Record<string, string>): Promise<Answer> {
  try {
    const response = await send('POST', '/graphql', { query, variables });
    return (await response.json()) as Answer;
  } catch {
    throw new AccountCallFailed('');
  }
}
