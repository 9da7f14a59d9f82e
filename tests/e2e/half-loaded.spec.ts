import type { BrowserContext, Page } from '@playwright/test';
import { scriptsOf } from '../harness/page-scripts.ts';
import { memberPageTypes, publicPageTypes, type PageType } from '../harness/page-types.ts';
import { expect, test } from '../harness/product-test.ts';
import { ComposerPage } from '../page-models/composer-page.ts';
import { SiteHeader } from '../page-models/site-header.ts';

test.use({ sharesProduct: true });

test.describe.configure({ mode: 'parallel' });

const named = (types: readonly PageType[], ...names: string[]) =>
  types.filter(({ name }) => names.includes(name));

for (const type of named(publicPageTypes, 'home', 'article', 'quiz', 'try-recorder', 'contact')) {
  test(`${type.name}: whichever script is refused, the page stays and says so`, async ({
    page,
  }) => {
    await refuseEach(page.context(), await chunksOf(page, type), type);
  });
}

for (const type of named(memberPageTypes, 'recorder', 'composer')) {
  test(`a member's ${type.name}: whichever script is refused, the page stays and says so`, async ({
    page,
    member,
  }) => {
    test.slow();
    void member;
    await refuseEach(page.context(), await chunksOf(page, type), type);
  });
}

test('a letter stays where it is when the recorder beside it does not load', async ({
  page,
  member,
}) => {
  void member;
  const composer = new ComposerPage(page);
  await composer.open();
  await composer.letter.fill('Said before the recorder');
  const scripts = scriptsOf(page);
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Record your voice' }).click();
  await expect(page.getByText('A part of this page did not load')).toBeVisible();
  expect(scripts().length).toBeGreaterThan(0);
  await expect(composer.letter).toHaveValue('Said before the recorder');
  await expect(composer.saved).toBeVisible();
});

/** Every script that the page loads by itself. */
async function chunksOf(page: Page, { path, arrives }: PageType): Promise<string[]> {
  const scripts = scriptsOf(page);
  await page.goto(path);
  await new SiteHeader(page).ready();
  if (arrives) await page.getByRole(arrives.role, { name: arrives.name }).first().waitFor();
  expect(scripts().length).toBeGreaterThan(0);
  return scripts();
}

/** Opens the page once for each script, which alone is refused. */
async function refuseEach(
  context: BrowserContext,
  chunks: readonly string[],
  { path }: PageType,
): Promise<void> {
  const html = await (await context.request.get(path)).text();
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '') ?? '';
  for (const chunk of chunks) {
    const page = await context.newPage();
    await page.clock.install();
    await refuse(page, chunk);
    const refused = page.waitForEvent('requestfailed');
    await page.goto(path);
    await refused;
    const mounted = () => page.locator('html[data-mounted]').count();
    // The notice of a page that does not start comes ten seconds after loading.
    if ((await mounted()) === 0) await page.clock.fastForward(11_000);
    const main = page.getByRole('main');
    await expect.soft(main.getByRole('heading', { level: 1 }), chunk).toHaveText(heading);
    const said = async () => ((await mounted()) ? partMissing(page) : notStarted(page)).isVisible();
    await expect.soft.poll(said, chunk).toBe(true);
    await page.close();
  }
}

/** By the browser: a route in the test would take its cache away, and each page would load everything. */
async function refuse(page: Page, chunk: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: [`*${chunk}`] });
}

const notStarted = (page: Page) => page.getByText('Please wait while the platform initializes');
const partMissing = (page: Page) => page.getByText('did not load').first();
