import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { administratorOf } from '../harness/administrator.ts';
import { faultsIn, sidewaysOf } from '../harness/looks.ts';
import { expect, test } from '../harness/product-test.ts';
import { AnalyticsPlace } from '../page-models/admin/analytics-place.ts';
import { ConsolePage, type ConsoleTab } from '../page-models/admin/console-page.ts';

const inBrowser = (page: Page, path = '/admin') =>
  new ConsolePage(page, async (query) => {
    await page.goto(query ? `${path}?${query}` : path);
  });

const addresses: [path: string, tab: ConsoleTab][] = [
  ['/admin', 'Users'],
  ['/admin-login', 'Users'],
  ['/admin-access', 'Users'],
  ['/admin-cms', 'Content'],
  ['/cpanel', 'Database'],
  ['/admin-control-panel', 'Settings'],
];

/** What the specification (section 2) puts into each place. */
const documented: Record<
  ConsoleTab,
  readonly (readonly ['button' | 'link' | 'field' | 'group', string])[]
> = {
  Users: [
    ['button', 'Username'],
    ['button', 'E-mail'],
    ['button', 'Created'],
    ['button', 'Export Users'],
  ],
  Content: [
    ['link', 'Manage Blog Posts'],
    ['link', 'Site Settings'],
    ['link', 'Add Content'],
  ],
  Analytics: [
    ['group', 'Users this month'],
    ['group', 'Users last month'],
    ['group', 'Revenue this month'],
    ['group', 'Revenue last month'],
  ],
  Settings: [
    ['field', 'Maintenance mode'],
    ['field', 'Registration enabled'],
    ['field', 'Max file size (MB)'],
    ['field', 'E-mail notifications'],
  ],
  Database: [
    ['button', 'Export Memories'],
    ['button', 'Export Messages'],
    ['button', 'Export Users'],
    ['button', 'Backup Database'],
  ],
};
const places = Object.keys(documented) as ConsoleTab[];

async function seeDocumentedWords(panel: ConsolePage, name: ConsoleTab): Promise<void> {
  for (const [kind, words] of documented[name]) {
    const found =
      kind === 'field'
        ? panel.panel.getByLabel(words, { exact: true })
        : panel.panel.getByRole(kind, { name: words, exact: true });
    await expect(found, `${name}: ${words}`).toBeVisible();
  }
}

test('an administrator finds the panel at its six addresses, each with its own place first', async ({
  page,
  administrator,
}) => {
  for (const [path, tab] of addresses) {
    const response = await page.goto(path);
    expect(response?.headers()['cache-control'], path).toBe('private, no-store');
    const panel = inBrowser(page, path);
    await panel.ready();
    await expect(panel.tab(tab), path).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveTitle(`${tab} | Admin Panel | Infinite Connections`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await expect(page.getByText(`Signed in as ${administrator.email.split('@')[0]}`)).toBeVisible();
});

test('the loading view, then five cards of totals and five places, in their documented words', async ({
  page,
  administrator,
}) => {
  void administrator;
  const panel = inBrowser(page);
  // The server draws the loading view, before any script has run.
  const answer = await page.request.get('/admin');
  expect(await answer.text()).toContain('Loading admin panel...');
  await page.route('**/api/admin/stats', (route) => route.abort());
  await panel.open();
  await panel.ready();
  await expect(page.getByRole('tab')).toHaveText(places);
  const cards = [
    ['Total Users', '0', ''],
    ['Total Memories', '0', 'All media files'],
    ['Voice Messages', '0', 'Recorded messages'],
    ['Revenue', '$0', 'Total earnings'],
    ['Subscriptions', '0', 'Active plans'],
  ] as const;
  for (const [label, figure, note] of cards) {
    await expect(panel.stat(label)).toHaveText(label + figure + note);
  }
  // The failure was only logged; a press reads them again.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/api/admin/stats');
  await panel.refreshStats.click();
  await expect(panel.stat('Total Users')).not.toHaveText('Total Users0');
});

test('a member has no access and is sent home', async ({ page, member }) => {
  void member;
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await inBrowser(page, '/cpanel').open();
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  await expect(
    page.getByText("You don't have permission to access this administrative area."),
  ).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Access Denied' })).toContainText(
    "You don't have permission to access this area.",
  );
  await expect(page.getByRole('button', { name: 'Return to Home' })).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/');
  const bodies = await Promise.all(
    scripts.map(async (url) => (await page.request.get(url)).text()),
  );
  // Nothing of the panel itself is fetched for them.
  expect(bodies.join('')).not.toContain('/api/admin/stats');
});

test('a visitor is denied at /admin, and signs in at /admin-login', async ({ page, product }) => {
  const { email, password } = await administratorOf(product);
  await inBrowser(page).open();
  await page.getByRole('button', { name: 'Sign in as an administrator' }).click();
  await page.waitForURL('**/admin-login');
  const panel = inBrowser(page, '/admin-login');
  await page.getByRole('heading', { name: 'Admin sign-in' }).waitFor();
  await panel.signIn('not an address', '');
  await expect(page.getByText('Please enter a valid email')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await panel.signIn(email, 'not the password');
  await expect(panel.toast('Sign In Failed')).toBeVisible();
  await panel.signIn(email, password);
  await panel.ready();
  await expect(panel.heading).toBeFocused();
  await panel.signOut.click();
  await page.waitForURL((url) => url.pathname === '/');
});

test('keys lead through the panel, and can be turned off', async ({ page, administrator }) => {
  void administrator;
  const panel = inBrowser(page);
  await panel.open();
  await panel.ready();
  await page.keyboard.press('3');
  await expect(panel.tab('Analytics')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel.tab('Settings')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(panel.tab('Analytics')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await shortcuts.getByRole('checkbox', { name: 'Single keys work' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
  await page.keyboard.press('1');
  await expect(panel.tab('Analytics')).toHaveAttribute('aria-selected', 'true');
});

test('figures are charts, tables and files, and a reload keeps the place', async ({
  page,
  administrator,
}) => {
  void administrator;
  const panel = inBrowser(page);
  await panel.open('tab=analytics');
  const analytics = new AnalyticsPlace(page);
  for (const label of [
    'Users this month',
    'Users last month',
    'Revenue this month',
    'Revenue last month',
  ]) {
    await expect(panel.stat(label)).toBeVisible();
  }
  // The made-up figures of the old panel stand nowhere.
  for (const figure of ['+24', '+18', '$1,247', '$1,089']) {
    await expect(page.getByText(figure, { exact: true })).toHaveCount(0);
  }
  await analytics.reach.selectOption('A year');
  await analytics.unit.selectOption('Month');
  await analytics.figure('Sign-ups').waitFor();
  await page.reload();
  await expect(analytics.reach).toHaveValue('DAYS_365');
  await expect(analytics.unit).toHaveValue('MONTH');
  await expect(analytics.figure('Sign-ups').getByRole('img')).toBeVisible();
  await analytics.showTable('Sign-ups');
  const rows = analytics.figure('Sign-ups').getByRole('row');
  await expect(rows).not.toHaveCount(0);
  const shown = (await rows.count()) - 1;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    analytics.downloadCsv('Sign-ups').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^analytics-sign-ups-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.trimEnd().split('\r\n')).toHaveLength(shown + 1);
});

test('a session that ran out is taken up again above the panel', async ({
  page,
  context,
  product,
  administrator,
}) => {
  const panel = inBrowser(page);
  await panel.open('tab=analytics');
  await panel.ready();
  const analytics = new AnalyticsPlace(page);
  await analytics.figure('Sign-ups').waitFor();
  await context.clearCookies();
  await analytics.unit.selectOption('Week');
  const again = page.getByRole('dialog', { name: 'You were signed out' });
  await again.waitFor();
  await panel.signIn(administrator.email, administrator.password);
  await expect(again).toBeHidden();
  await expect(analytics.unit).toHaveValue('WEEK');
  await expect(analytics.figure('Sign-ups')).toBeVisible();
  void product;
});

test('each place has its documented words, no fault that axe finds, and never scrolls sideways', async ({
  page,
  administrator,
}) => {
  void administrator;
  test.slow();
  const panel = inBrowser(page);
  for (const name of places) {
    await panel.open(`tab=${name.toLowerCase()}`);
    await seeDocumentedWords(panel, name);
    for (const width of [360, 1440] as const) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const faults = await faultsIn(page, { width, colorScheme });
        expect.soft(faults, `${name} ${width} ${colorScheme}`).toEqual([]);
      }
      expect.soft(await sidewaysOf(page), `${name} ${width}`).toBe(0);
    }
  }
});
