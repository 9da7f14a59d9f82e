import type { BrowserContext } from '@playwright/test';
import { callApi, joinFamilyOf } from './family-of-two.ts';
import { signUp } from './product-test.ts';

export interface Relative {
  /** Their own browser, signed in. */
  readonly others: BrowserContext;
  /** Like no other in the product. */
  readonly name: string;
}

/** A new member with a browser of their own, who joins the family of the first as a contributor. */
export async function relativeOf(owner: BrowserContext, origin: string): Promise<Relative> {
  const browser = owner.browser();
  if (!browser) throw new Error('no browser');
  const others = await browser.newContext({ baseURL: origin });
  await signUp(others, origin);
  const name = `Ingrid ${crypto.randomUUID().slice(0, 6)}`;
  const rename = 'mutation($username: String!) { updateUsername(username: $username) { id } }';
  await callApi(others, origin, rename, { username: name });
  await joinFamilyOf(owner, others, origin, 'CONTRIBUTOR');
  return { others, name };
}
