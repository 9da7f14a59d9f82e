import type { APIRequestContext } from '@playwright/test';
import { codeOf } from '@infinite/api/testing/authenticator';

/** A phone with an authenticator app. Each code works once, so it gives each but once. */
export class AuthenticatorApp {
  #given = -1;

  constructor(private readonly secret: string) {}

  /** The next code that the server takes: of this time step, or of one after it. */
  code(): string {
    const step = Math.max(Math.floor(Date.now() / 30_000), this.#given + 1);
    this.#given = step;
    return codeOf(this.secret, step * 30_000);
  }
}

/** Sets sign-in in two steps up for who is signed in, by the calls that the settings make. */
export async function setUpAuthenticator(
  request: APIRequestContext,
  origin: string,
): Promise<{ app: AuthenticatorApp; recovery: readonly string[] }> {
  const call = async (query: string, variables: object = {}): Promise<unknown> => {
    const headers = { Origin: origin };
    const answer = await request.post(`${origin}/graphql`, { headers, data: { query, variables } });
    const body = (await answer.json()) as { data?: Record<string, unknown>; errors?: unknown };
    if (!body.data || body.errors) throw new Error(JSON.stringify(body.errors));
    return Object.values(body.data)[0];
  };
  const begun = await call('mutation { beginAuthenticator { secret } }');
  const app = new AuthenticatorApp((begun as { secret: string }).secret);
  const confirm = 'mutation ($code: String!) { confirmAuthenticator(code: $code) }';
  const recovery = await call(confirm, { code: app.code() });
  return { app, recovery: recovery as string[] };
}
