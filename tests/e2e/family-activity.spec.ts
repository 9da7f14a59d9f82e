import type { Page } from '@playwright/test';
import { joinFamilyOf, callApi, uploadVoice } from '../harness/family-of-two.ts';
import { faultsIn, lookAs, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { relativeOf } from '../harness/relative.ts';
import { MemberShell } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

/** No fault that axe finds and no scrolling sideways, narrow and wide, light and dark. */
async function lookAt(page: Page): Promise<void> {
  for (const look of looks) {
    const where = `${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
  await lookAs(page, { width: 1280, colorScheme: 'light' });
}

const rename = 'mutation($username: String!) { updateUsername(username: $username) { id } }';

test('a member sees who belongs to the family and what happens, as it happens', async ({
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

  await page.goto('/family-collaboration');
  await new MemberShell(page).ready();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What your family does');
  const activity = page.getByRole('region', { name: 'Lately' });
  await expect(activity.getByRole('listitem')).toHaveText([/^You started the family/]);

  await joinFamilyOf(context, others, origin, 'CONTRIBUTOR');
  await expect(activity.getByRole('listitem').first()).toContainText(`${name} joined the family`);
  const id = await uploadVoice(others, origin, 'The boat in Porto');
  const added = activity.getByRole('listitem').first();
  await expect(added).toContainText(`${name} added The boat in Porto`);
  await expect(activity.getByRole('heading', { level: 3 })).toHaveText(['Today']);

  await page.reload();
  await new MemberShell(page).ready();
  const people = page.getByRole('region', { name: 'Who belongs to your family' });
  await expect(people.getByRole('listitem')).toHaveText([/Owner$/, `${name}Contributor`]);
  await lookAt(page);
  await added.getByRole('link', { name: 'The boat in Porto' }).click();
  await expect(page).toHaveURL(`/voice-recordings/${id}`);
  await others.close();
});

test('a member sees the people of the family, what each shared last, and asks one of them', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const { origin } = product;
  const { others, name } = await relativeOf(context, origin);
  await uploadVoice(others, origin, 'The boat in Porto');
  await page.goto('/family-collaboration');
  await expect(page.getByText(`${name} added`)).toBeVisible();
  await page.getByRole('link', { name: 'What each of them shared last' }).click();
  await expect(page).toHaveURL('/connections');
  await new MemberShell(page).ready();
  const aunt = page.getByRole('article', { name });
  await expect(aunt).toContainText(/Contributor.*since .*Shared last: The boat in Porto/);
  await aunt.getByRole('button', { name: `Ask ${name} a question` }).click();
  await lookAt(page);
  await page.getByLabel('Your question').fill('Whose boat is it?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const asked = page.getByRole('article', { name: 'Whose boat is it?' });
  await expect(asked).toContainText(`Waiting for ${name}`);
  await page.goto('/family-connections');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your connections');
  await others.close();
});

test('a visitor finds the introduction at the same address', async ({ page }) => {
  await page.goto('/family-collaboration');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('What your family does');
  await expect(page.getByRole('link', { name: /quiz/i }).first()).toBeVisible();
});
