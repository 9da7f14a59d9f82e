import type { Page } from '@playwright/test';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { pressOn, tabTo } from '../harness/tab-to.ts';
import { MemberShell } from '../page-models/member-shell.ts';
import { SiteHeader } from '../page-models/site-header.ts';

test.use({ sharesProduct: true });

const places = [
  ['Home', '/dashboard'],
  ['Messages', '/future-messages'],
  ['Recordings', '/voice-recordings'],
  ['Vault', '/memory-vault'],
  ['Family tree', '/family-tree'],
  ['New message', '/schedule-message'],
] as const;

/** A phone's tab bar has room for five: there the tree is in the account menu. */
const tabs = places.filter(([name]) => name !== 'Family tree');

async function open(page: Page, path: string): Promise<MemberShell> {
  await page.goto(path);
  const shell = new MemberShell(page);
  await shell.ready();
  return shell;
}

test('a member goes everywhere by the shell, which says where they are and never sells', async ({
  page,
  member,
}) => {
  void member;
  const shell = await open(page, '/dashboard');
  for (const [name, path] of places) {
    await shell.entry(name).click();
    await expect(page).toHaveURL(path);
    await shell.ready();
    await expect(shell.entries.locator('[aria-current]')).toHaveText([name]);
    await expect(shell.entry(name)).toHaveAttribute('aria-current', 'page');
    await expect(shell.entries.getByRole('link')).toHaveText(places.map(([label]) => label));
    await expect(page.getByText('Family Tree Builder')).toHaveCount(0);
    await expect(shell.footer.getByRole('link')).toHaveText([
      'Help',
      'Contact',
      'Website',
      'Privacy Policy',
      'Terms of Service',
    ]);
  }
  await shell.openFromAccount('Settings');
  await expect(page).toHaveURL('/settings');
  await expect(shell.entries.locator('[aria-current]')).toHaveCount(0);
  await shell.openFromAccount('Your review');
  await expect(page).toHaveURL('/reviews/mine');
});

test('the keyboard reaches every entry, the account menu and the way out', async ({
  page,
  member,
}) => {
  const shell = await open(page, '/dashboard');
  await pressOn(page, page.getByRole('link', { name: 'Skip to the content' }));
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await shell.ready();
  for (const [name] of places) await tabTo(page, shell.entry(name));
  await pressOn(page, shell.account);
  await expect(shell.root).toContainText(member.email);
  await tabTo(page, shell.link('Settings'));
  await page.keyboard.press('Escape');
  await expect(shell.signOut).toBeHidden();
  await expect(shell.account).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(shell.signOut).toBeHidden();
  await shell.account.click();
  await shell.root.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await pressOn(page, shell.signOut);
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/auth=signin/);
});

test('on a phone the tabs are at the thumb and cover nothing, and the menu fits', async ({
  page,
  member,
}) => {
  void member;
  await page.setViewportSize({ width: 360, height: 740 });
  const shell = await open(page, '/dashboard');
  const bar = await shell.entries.boundingBox();
  expect(bar && bar.y + bar.height).toBe(740);
  for (const [name] of tabs) {
    const target = await shell.entry(name).boundingBox();
    expect.soft(Math.min(target?.width ?? 0, target?.height ?? 0), name).toBeGreaterThanOrEqual(44);
  }
  const last = shell.footer.getByRole('link').last();
  await last.focus();
  await expect
    .poll(() => last.evaluate((link) => link.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(bar?.y ?? 0);
  await page.keyboard.press('Home');
  await shell.account.click();
  await expect(shell.link('Family tree')).toHaveAttribute('href', '/family-tree');
  const out = await shell.signOut.boundingBox();
  expect(out && out.x >= 0 && out.x + out.width <= 360 && out.y + out.height <= 740).toBe(true);
});

test('at 400 % and in between, nothing scrolls sideways and nothing lies over the words', async ({
  page,
  member,
}) => {
  void member;
  const shell = await open(page, '/dashboard');
  for (const [width, height] of [
    [320, 256],
    [640, 360],
    [768, 1024],
    [1024, 600],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await sidewaysOf(page), `${width} px`).toBe(0);
    const [words, sides] = await Promise.all([
      page.getByRole('main').boundingBox(),
      shell.entries.evaluate((nav) => {
        const { right, top, bottom } = nav.getBoundingClientRect();
        return { right, top, bottom };
      }),
    ]);
    const beside = (words?.x ?? 0) >= sides.right;
    const above = (words?.y ?? 0) >= sides.bottom;
    expect.soft(beside || above, `${width} × ${height}`).toBe(true);
  }
});

test('without scripts every entry is a link, the menu opens, and Sign Out signs out', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.origin,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  await signUp(context, product.origin);
  const page = await context.newPage();
  await page.goto('/dashboard');
  const shell = new MemberShell(page);
  for (const [name, path] of tabs) {
    await shell.entry(name).click();
    await expect(page).toHaveURL(path);
  }
  await shell.openFromAccount('Family tree');
  await expect(page).toHaveURL('/family-tree');
  await shell.openFromAccount('Settings');
  await expect(page).toHaveURL('/settings');
  await shell.account.click();
  await expect(shell.root.getByRole('group', { name: 'Colors' })).toBeHidden();
  await shell.signOut.click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/auth=signin/);
  await context.close();
});

test('a form of another site signs nobody out', async ({ page, member, product }) => {
  void member;
  const post = (headers: Record<string, string>) =>
    page.request.post('/sign-out', { headers, form: {}, maxRedirects: 0 });
  const refused = await post({ origin: 'https://elsewhere.example' });
  expect(refused.ok() || refused.status() === 303).toBe(false);
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard');
  expect((await post({ origin: product.origin })).status()).toBe(303);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/auth=signin/);
});

test('the shell with its menu open has no fault that axe finds', async ({ page, member }) => {
  void member;
  for (const path of ['/dashboard', '/settings']) {
    const shell = await open(page, path);
    await shell.account.click();
    for (const look of looks) {
      const place = `${path} ${look.width} ${look.colorScheme}`;
      expect.soft(await faultsIn(page, look), place).toEqual([]);
      expect.soft(await sidewaysOf(page), place).toBe(0);
    }
  }
});

test('on paper a page of a member is its content, from edge to edge', async ({ page, member }) => {
  void member;
  const shell = await open(page, '/dashboard');
  await page.emulateMedia({ media: 'print' });
  await expect(shell.entries).toBeHidden();
  await expect(shell.account).toBeHidden();
  await expect(shell.footer).toBeHidden();
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
});

test('a member who reads a public page has the documented header, which leads back', async ({
  page,
  member,
}) => {
  void member;
  await page.goto('/about');
  const header = new SiteHeader(page);
  await header.ready();
  await expect(header.menu('Core Features')).toBeVisible();
  await header.dashboard.click();
  await expect(new MemberShell(page).entry('Home')).toHaveAttribute('aria-current', 'page');
  await page.goto('/nowhere');
  await expect(header.menu('Core Features')).toBeVisible();
});

test('a page made after the page of somebody else has nothing of them', async ({
  browser,
  product,
}) => {
  const people = [];
  for (let made = 0; made < 2; made += 1) {
    const context = await browser.newContext({ baseURL: product.origin });
    people.push({ context, ...(await signUp(context, product.origin)) });
  }
  for (const path of [...places.map(([, place]) => place), '/settings', '/reviews/mine']) {
    // The first of them is rendered whole, and later ones from what was constant in it.
    for (const { context } of people) await context.request.get(path);
    for (const { context, email } of people) {
      const html = await (await context.request.get(path)).text();
      expect.soft(html, path).toContain(email);
      for (const other of people.filter((one) => one.email !== email)) {
        expect.soft(html, path).not.toContain(other.email);
      }
    }
  }
  for (const { context } of people) await context.close();
});
