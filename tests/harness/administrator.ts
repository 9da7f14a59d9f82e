import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { request as requests } from '@playwright/test';
import type { RunningProduct } from './running-product.ts';

export interface Administrator {
  email: string;
  password: string;
}

type State = Awaited<ReturnType<APIRequestContext['storageState']>>;

const made = new WeakMap<RunningProduct, Promise<{ who: Administrator; state: State }>>();

/**
 * The administrator of this product, as the first start makes one: the printed link sets the
 * password and proves the address. Made once a product.
 */
export async function administratorOf(product: RunningProduct): Promise<Administrator> {
  return (await entered(product)).who;
}

/** Brings the administrator's session into a context, without a further sign-in. */
export async function signInAsAdministrator(
  context: BrowserContext,
  product: RunningProduct,
): Promise<Administrator> {
  const { who, state } = await entered(product);
  await context.addCookies(state.cookies);
  return who;
}

/** Stores a setting, as the panel does. */
export async function storeSetting(product: RunningProduct, setting: object): Promise<void> {
  const { state } = await entered(product);
  const request = await requests.newContext({
    storageState: state,
    extraHTTPHeaders: { Origin: product.origin },
  });
  const answer = await request.put(`${product.origin}/api/admin/settings`, { data: setting });
  if (!answer.ok()) throw new Error(`settings: ${answer.status()} ${await answer.text()}`);
  await request.dispose();
}

function entered(product: RunningProduct) {
  const known = made.get(product) ?? enter(product);
  made.set(product, known);
  return known;
}

async function enter(product: RunningProduct): Promise<{ who: Administrator; state: State }> {
  const who = { email: 'admin@example.org', password: 'a lamp in the window' };
  const [, token] = await product.printed(/\/reset-password\/([\w-]+)/);
  const request = await requests.newContext({ extraHTTPHeaders: { Origin: product.origin } });
  const call = (query: string, variables: object) => graphql(request, product, query, variables);
  await call(
    'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) }',
    { token, password: who.password },
  );
  const answer = await request.post(`${product.origin}/api/auth/signin`, {
    data: { username: who.email, password: who.password, browser: 'chrome', mobile: false },
  });
  if (!answer.ok()) throw new Error(`sign-in: ${answer.status()} ${await answer.text()}`);
  const state = await request.storageState();
  await request.dispose();
  return { who, state };
}

async function graphql(
  request: APIRequestContext,
  product: RunningProduct,
  query: string,
  variables: object,
): Promise<void> {
  const answer = await request.post(`${product.origin}/graphql`, { data: { query, variables } });
  const body: unknown = await answer.json();
  if (typeof body === 'object' && body !== null && 'errors' in body) {
    throw new Error(JSON.stringify(body.errors));
  }
}
