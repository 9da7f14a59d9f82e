import type { Page } from '@playwright/test';
import { callApi, joinFamilyOf, uploadVoice } from '../harness/family-of-two.ts';
import { faultsIn, lookAs, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { MemberShell } from '../page-models/member-shell.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';

test.use({ sharesProduct: true });

/** No fault that axe finds and no scrolling sideways, narrow and wide, light and dark. */
async function lookAt(page: Page, place: string): Promise<void> {
  for (const look of looks) {
    const where = `${place} ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
  await lookAs(page, { width: 1280, colorScheme: 'light' });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await new MemberShell(page).ready();
}

const rename = 'mutation($username: String!) { updateUsername(username: $username) { id } }';
const questionsOf = (page: Page) => page.getByRole('region', { name: 'Questions' });

test('relatives ask each other, and answer in words, with a recording, or not at all', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  const { origin } = product;
  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  const others = await browser.newContext({ baseURL: origin });
  await signUp(others, origin);
  const name = `Ingrid ${crypto.randomUUID().slice(0, 6)}`;
  await callApi(others, origin, rename, { username: name });
  await joinFamilyOf(context, others, origin, 'CONTRIBUTOR');
  const aunt = await others.newPage();
  await open(aunt, '/family-collaboration');

  await open(page, '/family-collaboration');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await lookAt(page, 'asking');
  await page.getByLabel('Your question').fill('Please tell the story of how you two met.');
  await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const met = page.getByRole('article', { name: /how you two met/ });
  await expect(met).toContainText(`Waiting for ${name}`);

  // It appears on the page that she has open.
  const asked = aunt.getByRole('article', { name: /how you two met/ });
  await asked.getByRole('button', { name: 'Write an answer' }).click();
  await aunt.getByLabel('Your answer').fill('At a dance. He could not dance.');
  await lookAt(aunt, 'answering');
  await aunt.getByRole('button', { name: 'Send the answer' }).click();
  await expect(met).toContainText('At a dance. He could not dance.');
  await expect(met).not.toContainText('Waiting');

  const id = await uploadVoice(context, origin, 'The boat in Porto');
  await open(page, `/voice-recordings/${id}`);
  await page.getByRole('button', { name: 'Ask someone about this' }).click();
  await page.getByLabel('Your question').fill('Whose boat is it?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page).toHaveURL(/\/family-collaboration\?question=/);
  await expect(page.getByRole('article')).toContainText('About The boat in Porto');
  await lookAt(page, 'one question');

  await open(aunt, '/dashboard');
  await aunt.getByRole('link', { name: 'See the question' }).click();
  await questionsOf(aunt).getByRole('link', { name: 'Answer with your voice' }).click();
  const recorder = new RecorderPage(aunt);
  const question = aunt.getByRole('region', { name: /asked you$/ });
  await expect(question).toContainText('Whose boat is it?');
  await recorder.record();
  await recorder.recordedAtLeast(1);
  await recorder.stop();
  await recorder.keep('It was ours');
  await lookAt(aunt, 'a recording that answers');
  await question.getByRole('button', { name: 'Send it as the answer' }).click();
  await expect(question).toContainText('Your answer is with your family.');
  await page.reload();
  await page.getByRole('article').getByRole('link', { name: 'It was ours' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It was ours');

  await open(page, '/family-collaboration');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.getByLabel('Your question').fill('And who is the other man?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const other = page.getByRole('article', { name: 'And who is the other man?' });
  await expect(other).toContainText(`Waiting for ${name}`);
  await open(aunt, '/family-collaboration');
  await questionsOf(aunt).getByRole('button', { name: 'Not this one' }).click();
  await expect(other).toContainText(`${name} would rather not answer this one`);
  await lookAt(page, 'questions');
  await other.getByRole('button', { name: /^Take it back/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(other).toHaveCount(0);
  await expect(aunt.getByRole('article', { name: 'And who is the other man?' })).toHaveCount(0);
  await others.close();
});
