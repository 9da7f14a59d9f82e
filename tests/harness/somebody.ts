import type { Browser } from '@playwright/test';
import { signUp } from './product-test.ts';
import type { RunningProduct } from './running-product.ts';

/** Somebody with an account, signed in on a device of their own. */
export async function somebody(browser: Browser, product: RunningProduct) {
  const context = await browser.newContext({ baseURL: product.origin });
  const { email, password } = await signUp(context, product.origin);
  const status = async () =>
    (await (await context.request.get(`${product.origin}/api/auth/status`)).json()) as {
      username: string;
    } | null;
  const signIn = () =>
    context.request.post(`${product.origin}/api/auth/signin`, {
      headers: { Origin: product.origin },
      data: { username: email, password, browser: 'chrome', mobile: false },
    });
  const username = (await status())?.username ?? '';
  return { context, email, username, status, signIn };
}
