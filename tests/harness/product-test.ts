import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
} from '@playwright/test';
import { signInAsAdministrator, type Administrator } from './administrator.ts';
import { confirmAddress } from './confirmed-address.ts';
import { FileProducts } from './file-products.ts';
import type { RunningProduct } from './running-product.ts';

export interface Member {
  email: string;
  password: string;
}

interface Fixtures {
  /**
   * `test.use({ sharesProduct: true })` in a file whose journeys leave nothing that others see: no
   * setting, no article, no moved time, nothing counted. What a family does is its own.
   */
  sharesProduct: boolean;
  /** Configuration of a product that is the file's own. */
  productEnv: Record<string, string>;
  /** The product of the file that the test stands in, or the one that such files share. */
  product: RunningProduct;
  /** Signs the page's browser up as somebody new, with a confirmed address. */
  member: Member;
  /** Signs the page's browser in as the administrator. */
  administrator: Administrator;
}

/** Playwright's test with the product running behind it; paths are relative to its origin. */
export const test = base.extend<Fixtures, { products: FileProducts }>({
  products: [
    async ({ browserName: _ }, use) => {
      const products = new FileProducts();
      await use(products);
      await products.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  sharesProduct: [false, { option: true }],
  productEnv: [{}, { option: true }],
  product: [
    async ({ products, sharesProduct, productEnv }, use, testInfo) =>
      use(await products.of(testInfo.file, sharesProduct, productEnv)),
    { timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  context: async ({ context }, use) => {
    await use(context);
    // Chromium hangs when it disposes of a context whose page has just begun to navigate.
    for (const page of context.pages()) {
      await page.goto('about:blank', { timeout: 5_000 }).catch(() => {});
    }
  },
  member: async ({ context, product }, use) => {
    const member = await signUp(context, product.origin);
    await confirmAddress(product, member.email);
    await use(member);
  },
  administrator: async ({ context, product }, use) =>
    use(await signInAsAdministrator(context, product)),
});

export { expect };

let made = 0;

/** A new account, signed in within the context, by the documented calls. */
export async function signUp(context: BrowserContext, origin: string): Promise<Member> {
  made += 1;
  const member = {
    email: `ann.${process.pid}.${Date.now()}.${made}@example.org`,
    password: 'a gate in the garden',
  };
  const token = await csrfToken(context.request, origin);
  const answer = await context.request.post(`${origin}/api/auth/signup`, {
    headers: { 'X-CSRF-Token': token, Origin: origin },
    data: { username: 'ann', ...member, browser: 'chrome', mobile: false },
  });
  if (!answer.ok()) throw new Error(`sign-up failed: ${answer.status()} ${await answer.text()}`);
  return member;
}

async function csrfToken(request: APIRequestContext, origin: string): Promise<string> {
  const answer: unknown = await (await request.get(`${origin}/api/csrf-token`)).json();
  if (typeof answer === 'object' && answer !== null && 'csrfToken' in answer) {
    return String(answer.csrfToken);
  }
  throw new Error('no CSRF token');
}
