import type { Page } from '@playwright/test';
import { uploadVoice } from '../harness/family-of-two.ts';
import { lookAt } from '../harness/look-at.ts';
import { expect, test } from '../harness/product-test.ts';
import { relativeOf } from '../harness/relative.ts';
import { openForMember as open } from '../page-models/member-shell.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';

test.use({ sharesProduct: true });

const questionsOf = (page: Page) => page.getByRole('region', { name: 'Questions' });

test('relatives ask each other, and answer in words, with a recording, or not at all', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  const { origin } = product;
  const { others, name } = await relativeOf(context, origin);
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
  const body = page.getByLabel('Your question');
  await page.getByRole('button', { name: 'Who is this?' }).click();
  await expect(body).toHaveValue('Who is this?');
  await lookAt(page, 'asking about an item');
  await body.fill('Whose boat is it?');
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
