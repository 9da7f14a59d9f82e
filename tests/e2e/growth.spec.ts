import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { faultsOf } from '../harness/axe.ts';
import { expect, test } from '../harness/product-test.ts';
import { pressOn } from '../harness/tab-to.ts';
import { AuthModal } from '../page-models/auth-modal.ts';

/** A browser that says it is one: the one that tests run in names itself a program. */
const browserNamed = (name: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 ${name}`;

let made = 0;
const unique = (word: string) => `${word} ${process.pid}-${Date.now()}-${(made += 1)}`;

async function graphql(request: APIRequestContext, origin: string, query: string, variables = {}) {
  const answer = await request.post(`${origin}/graphql`, {
    headers: { Origin: origin },
    data: { query, variables },
  });
  const { data, errors } = (await answer.json()) as {
    data: Record<string, { id: string; version: number }>;
    errors?: unknown;
  };
  expect(errors).toBeUndefined();
  return data;
}

/** A visitor who sees `heading` on the landing page; tries browsers until chance gives one. */
async function visitorWho(browser: Browser, origin: string, heading: string | RegExp) {
  for (let attempt = 0; attempt < 24; attempt += 1) {
    const context = await browser.newContext({
      baseURL: origin,
      userAgent: browserNamed(unique('Reader')),
    });
    const page = await context.newPage();
    await page.goto('/');
    const shown = await page.getByRole('heading', { level: 1 }).innerText();
    if (typeof heading === 'string' ? shown === heading : heading.test(shown)) return page;
    await context.close();
  }
  throw new Error(`nobody is shown ${String(heading)}`);
}

/** Signs up on the page that is open, by keyboard. */
async function signUpHere(page: Page): Promise<void> {
  const modal = new AuthModal(page);
  await modal.fill(`${unique('ann').replaceAll(' ', '.')}@example.org`, 'a gate in the garden');
  await modal.password.press('Enter');
  await page.waitForURL('**/dashboard');
}

const close = (contexts: readonly BrowserContext[]) =>
  Promise.all(contexts.map((context) => context.close()));

test('an experiment, from a draft to the opening that everybody sees, by keyboard', async ({
  page,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  const name = unique('A shorter headline');
  const heading = `Say it ${made}, while you can`;
  await page.goto('/landing-optimization');
  await pressOn(page, page.getByRole('button', { name: 'New experiment' }));
  await page.getByLabel('Name of the experiment').fill(name);
  await page.getByLabel('Headline').fill(heading);
  await pressOn(page, page.getByRole('button', { name: 'Save the draft' }));
  const card = page.getByRole('region', { name, exact: true }).first();
  await pressOn(page, page.getByRole('button', { name: `Start ‘${name}’?` }));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start' }).press('Enter');
  await expect(card.getByText('Running', { exact: true })).toBeVisible();
  try {
    const challenged = await visitorWho(browser, product.origin, heading);
    const other = await visitorWho(browser, product.origin, /A voice that arrives/);
    // The same page again: sticky, and from memory.
    await challenged.reload();
    await expect(challenged.getByRole('heading', { level: 1 })).toHaveText(heading);
    const again = await challenged.request.get('/', {
      headers: { 'user-agent': await challenged.evaluate(() => navigator.userAgent) },
    });
    expect(again.headers()['cache-control']).toBe('private, no-cache');
    // A program is shown the opening of today, whatever its address.
    await expect(async () => {
      await page.goto('/landing-optimization');
      await expect(
        card.getByRole('row').filter({ hasText: heading }).getByRole('cell').nth(1),
      ).not.toHaveText('0');
    }).toPass();
    await challenged.goto('/?auth=signup');
    await signUpHere(challenged);
    await expect(async () => {
      await page.reload();
      const row = card.getByRole('row').filter({ hasText: heading });
      await expect(row.getByRole('cell').nth(2)).toHaveText('1');
    }).toPass();
    expect(await faultsOf(page)).toEqual([]);
    await pressOn(page, page.getByRole('button', { name: 'Use for everybody: ‘Opening 1’' }));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Use' }).press('Enter');
    await expect(card.getByText('Concluded', { exact: true })).toBeVisible();
    await expect(async () => {
      await other.reload();
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(heading);
    }).toPass();
    await close([challenged.context(), other.context()]);
  } finally {
    await restoreOpening(page.request, product.origin);
  }
});

/** Other journeys expect the product's own words. */
async function restoreOpening(request: APIRequestContext, origin: string): Promise<void> {
  const { siteSettings } = await graphql(request, origin, '{ siteSettings { version } }');
  await graphql(
    request,
    origin,
    `
      mutation ($version: Int!) {
        updateSiteSettings(
          version: $version
          input: { visitorBadge: SIMULATED, notificationPopup: false }
        ) {
          version
        }
      }
    `,
    { version: siteSettings?.version },
  );
}

test('the audit reads the site and names a link that leads nowhere, with what to do', async ({
  page,
  product,
  administrator,
}) => {
  void administrator;
  test.slow();
  const input = {
    title: unique('A drawer of letters'),
    excerpt: 'What was in it, and who they were from.',
    body: 'It led [nowhere](/no-such-page-at-all).',
    author: 'Ann',
    category: 'VOICE_MESSAGES',
    tags: [],
    emoji: '✉️',
  };
  const call = (query: string, variables: object) =>
    graphql(page.request, product.origin, query, variables);
  const { createBlogPost: post } = await call(
    'mutation ($input: BlogPostInput!) { createBlogPost(input: $input) { id version } }',
    { input },
  );
  const { id, version } = post ?? {};
  await call(
    'mutation ($id: ID!, $version: Int!) { publishBlogPost(id: $id, version: $version) { id version } }',
    { id, version },
  );
  await page.goto('/admin');
  // From the panel by keyboard: the part 'Growth' among the places of the side bar.
  await pressOn(page, page.getByRole('link', { name: 'Growth', exact: true }));
  await pressOn(page, page.getByRole('link', { name: 'Search engines', exact: true }));
  await pressOn(page, page.getByRole('button', { name: 'Read the site now' }));
  const problems = page.getByRole('region', { name: 'What to mend' });
  const broken = problems.getByRole('row').filter({ hasText: '/no-such-page-at-all (404)' });
  await expect(broken).toContainText('Correct the address of the link', { timeout: 120_000 });
  expect(await faultsOf(page)).toEqual([]);
});

test('the funnel counts a sign-up for where the visitor came from', async ({
  page,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  const signUps = page
    .getByRole('row', { name: /^Signed up/ })
    .getByRole('cell')
    .first();
  const opened = page
    .getByRole('row', { name: /^Opened the sign-in/ })
    .getByRole('cell')
    .first();
  const open = async () => {
    await page.goto('/conversion-optimization?source=PAID&weeks=4');
    await signUps.waitFor();
  };
  await open();
  const [before, openedBefore] = [await signUps.innerText(), await opened.innerText()];
  const context = await browser.newContext({
    baseURL: product.origin,
    userAgent: browserNamed(unique('Reader')),
  });
  const visitor = await context.newPage();
  await visitor.goto('/about?utm_medium=cpc');
  await visitor.goto('/pricing?auth=signup');
  await signUpHere(visitor);
  expect((await context.cookies()).map(({ name }) => name).sort()).not.toContain('visitor');
  await context.close();
  await expect(async () => {
    await open();
    await expect(signUps).toHaveText(String(Number(before) + 1));
    await expect(opened).toHaveText(String(Number(openedBefore) + 1));
  }).toPass();
  await page.getByLabel('Show by week').selectOption('Signed up');
  await expect(
    page.getByRole('slider', { name: 'Signed up by week, point by point' }),
  ).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});
