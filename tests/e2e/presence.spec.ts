import type { Page } from '@playwright/test';
import { callApi, joinFamilyOf, uploadVoice } from '../harness/family-of-two.ts';
import { faultsIn, lookAs, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { MemberShell } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

const rename = 'mutation($username: String!) { updateUsername(username: $username) { id } }';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await new MemberShell(page).ready();
}

/** No fault that axe finds and no scrolling sideways, narrow and wide, light and dark. */
async function lookAt(page: Page, place: string): Promise<void> {
  for (const look of looks) {
    const where = `${place} ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
  await lookAs(page, { width: 1280, colorScheme: 'light' });
}

test('relatives see who is here now, and a member hides it', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const { origin } = product;
  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  const others = await browser.newContext({ baseURL: origin });
  await signUp(others, origin);
  const name = `Ingrid ${crypto.randomUUID().slice(0, 6)}`;
  await callApi(others, origin, rename, { username: name });
  await joinFamilyOf(context, others, origin, 'CONTRIBUTOR');
  const id = await uploadVoice(context, origin, 'The boat in Porto');

  await open(page, '/family-collaboration');
  const here = page.getByRole('region', { name: 'Here now' });
  await expect(here).toContainText('Nobody else is here right now.');
  const aunt = await others.newPage();
  await open(aunt, '/voice-recordings');
  await expect(here.getByRole('listitem')).toHaveText([name]);
  await lookAt(page, 'somebody is here');

  // From one page to the next she stays.
  await open(aunt, `/voice-recordings/${id}`);
  await expect(here.getByRole('listitem')).toHaveText([name]);
  await expect(aunt.getByText(/^Here now: /)).toBeVisible();
  await lookAt(aunt, 'beside comments');

  await open(aunt, '/settings');
  const section = aunt.getByRole('region', { name: 'When you are here' });
  await section.getByLabel('Show my family when I am here').uncheck();
  await section.getByRole('button', { name: 'Save this choice' }).click();
  await expect(here).toContainText('Nobody else is here right now.');
  await lookAt(aunt, 'the settings');
  await open(aunt, '/family-collaboration');
  const hers = aunt.getByRole('region', { name: 'Here now' });
  await expect(hers).toContainText('so you don’t see who else is');
  await hers.getByRole('link', { name: 'Change this in your settings' }).click();
  await expect(aunt).toHaveURL('/settings#presence');
  await new MemberShell(aunt).ready();
  await section.getByLabel('Show my family when I am here').check();
  await section.getByRole('button', { name: 'Save this choice' }).click();
  // With the next renewal.
  await expect(here.getByRole('listitem')).toHaveText([name], { timeout: 20_000 });
  await aunt.close();
  await expect(here).toContainText('Nobody else is here right now.', { timeout: 20_000 });
  await others.close();
});
