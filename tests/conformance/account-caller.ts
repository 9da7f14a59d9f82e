import { expect, vi } from 'vitest';
import type { TestApp } from '@infinite/api/testing/test-app';

type Answer = Awaited<ReturnType<TestApp['server']['inject']>>;

/** A browser of its own at an address of its own: keeps cookies, as `fetch` with credentials. */
export class AccountCaller {
  readonly cookies = new Map<string, string>();
  static #addresses = 0;
  readonly address: string;

  constructor(
    private readonly test: TestApp,
    address?: string,
  ) {
    AccountCaller.#addresses += 1;
    this.address = address ?? `203.0.113.${AccountCaller.#addresses % 250}`;
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.test.server.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** The documented sign-up: the token first, then the form. */
  async signUp(email: string, password = 'garden gate', more: object = {}) {
    const { csrfToken } = (await this.call('GET', '/api/csrf-token')).json<{ csrfToken: string }>();
    const username = email.slice(0, email.lastIndexOf('@'));
    const payload = { username, email, password, browser: 'safari', mobile: true, ...more };
    return this.call('POST', '/api/auth/signup', payload, { 'x-csrf-token': csrfToken });
  }

  signIn(username: string, password = 'garden gate') {
    const payload = { username, password, browser: 'chrome', mobile: false };
    return this.call('POST', '/api/auth/signin', payload);
  }

  async status(): Promise<unknown> {
    return (await this.call('GET', '/api/auth/status')).json();
  }

  async graphql(query: string, variables: Record<string, unknown> = {}) {
    const response = await this.call('POST', '/graphql', { query, variables });
    return response.json<{
      data?: Record<string, unknown> | null;
      errors?: { message: string; extensions?: { code?: string; fields?: object } }[];
    }>();
  }
}

/** Waits until the worker has nothing left to do. */
export async function settleJobs(test: TestApp): Promise<void> {
  await vi.waitFor(
    async () => {
      const rows = await test.app.orm.em
        .getConnection()
        .execute<{ waiting: string }[]>(
          `select count(*) as waiting from jobs.job where state in ('created', 'retry', 'active')`,
        );
      expect(Number(rows[0]?.waiting)).toBe(0);
    },
    { timeout: 15_000, interval: 50 },
  );
}

/** The token of the newest mail to `address` whose link begins with `path`. */
export function linkIn(test: TestApp, address: string, path: string): string {
  const pattern = new RegExp(`${path}/([A-Za-z0-9_-]{43})`);
  const token = test.mailer.sent
    .filter(({ to }) => to.address === address)
    .map(({ text }) => pattern.exec(text)?.[1])
    .findLast((found) => found !== undefined);
  if (!token) throw new Error(`no mail to ${address} with a link to ${path}`);
  return token;
}
