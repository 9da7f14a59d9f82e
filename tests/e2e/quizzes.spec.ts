import { expect, test } from '../harness/product-test.ts';

test('a quiz is taken by keyboard alone: focus on each question, a way back, a result', async ({
  page,
}) => {
  await page.goto('/voice-message-quiz');
  await page.waitForSelector('html[data-quiz-served]');
  const answer = async (label: string, question: string) => {
    await page.getByRole('radio', { name: label }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: question })).toBeFocused();
  };
  await answer(
    'My parents or grandparents',
    'Would they sit down and record something on their own?',
  );
  await expect(page.getByRole('progressbar', { name: 'How far you are' })).toBeVisible();
  await expect(page.locator('#quiz-said')).toContainText('Question 2 of 8');
  // Another answer before it asks another question here.
  await page.getByRole('link', { name: 'Back' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who do you think of first' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'My parents or grandparents' })).toBeChecked();
  await answer('A child who is still small', 'How old is the child?');
  await answer('A teenager', 'When should they hear it?');
  await answer('On a day that I can name', 'What comes most easily to you?');
  await answer('Saying one thing plainly', 'Whose voice do you miss');
  await answer('My name, the way they said it', 'What holds you back?');
  await answer('Nothing; I have just never done it', 'How much time would you give it today?');
  await answer('Two minutes', 'Who should be in the room?');
  await answer('No one but me', 'A message for one day');
  await expect(page.getByText('There is a day for it')).toBeVisible();
  await page.getByRole('link', { name: 'Choose the person and the day' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/schedule-message');
});

test('a quiz is taken without scripts, and its addresses hold what hostile ones do not', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/platform-overview-quiz');
  for (let question = 1; question <= 7; question += 1) {
    await page.getByRole('main').getByRole('radio').first().check();
    await page.getByRole('button', { name: /Next question|See my result/ }).click();
    if (question < 7)
      await page.getByText(`Question ${question + 1} of 7`, { exact: true }).waitFor();
  }
  await expect(
    page.getByRole('heading', { name: 'Why this, and not something else' }),
  ).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  for (const bad of ['a=1zzzz', 'a=%00', 'result=1a', 'result=9'.repeat(400), 'a=0aaa&given=']) {
    const answer = await page.goto(`/platform-overview-quiz?${bad}`);
    expect(answer?.status(), bad).toBe(200);
    await expect(page.getByText('Question 1 of 7', { exact: true })).toBeVisible();
  }
  await context.close();
});

test('a quiz is left and gone on with, and its result opens for somebody else', async ({
  page,
  browser,
  product,
}) => {
  await page.goto('/ai-features-quiz');
  await page.waitForSelector('html[data-quiz-served]');
  await page.getByRole('radio', { name: 'Nothing' }).check();
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.getByText('Question 2 of 8', { exact: true }).waitFor();
  await page.goto('/ai-features-quiz');
  await page.getByRole('link', { name: 'Continue where you were' }).click();
  for (let question = 2; question <= 8; question += 1) {
    await page.getByText(`Question ${question} of 8`, { exact: true }).waitFor();
    await page.getByRole('main').getByRole('radio').last().check();
    await page.getByRole('button', { name: /Next question|See my result/ }).click();
  }
  const link = await page.locator('[data-quiz-shared]').getAttribute('href');
  const result = await page.getByRole('heading', { level: 1 }).innerText();
  const friend = await browser.newContext({ baseURL: product.origin });
  const shown = await friend.newPage();
  await shown.goto(link ?? '');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(result);
  await expect(shown.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(shown.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${product.origin}/ai-features-quiz`,
  );
  await shown.getByRole('link', { name: 'Take the quiz yourself' }).click();
  await shown.waitForURL('**/ai-features-quiz');
  await expect(shown.getByText('You have taken this quiz on this device.')).toBeHidden();
  await friend.close();
});
