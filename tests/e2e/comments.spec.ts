import { joinFamilyOf, uploadVoice } from '../harness/family-of-two.ts';
import { lookAt } from '../harness/look-at.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { relativeOf } from '../harness/relative.ts';
import { MemberShell, openForMember as open } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

test('two relatives comment on a recording, mention, react, reply, change and delete', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const { origin } = product;
  const { others, name } = await relativeOf(context, origin);
  const id = await uploadVoice(context, origin, 'The boat in Porto');

  await open(page, '/voice-recordings');
  await page.getByRole('link', { name: 'Comment on The boat in Porto' }).click();
  await new MemberShell(page).ready();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The boat in Porto');
  await lookAt(page, 'a recording without comments');

  const box = page.getByLabel('Add to this');
  await box.fill('Who took this? ');
  await box.pressSequentially('@ingr');
  await page.getByRole('button', { name: `Mention ${name}` }).click();
  await box.pressSequentially('you were there.');
  await page.getByRole('button', { name: 'Post' }).click();
  const comments = page.getByRole('region', { name: 'What your family says' });
  await expect(comments.getByRole('listitem')).toHaveCount(1);
  await expect(comments.locator('strong', { hasText: `@${name}` })).toBeVisible();
  await expect(box).toHaveValue('');

  const aunt = await others.newPage();
  await open(aunt, `/voice-recordings/${id}`);
  const theirs = aunt.getByRole('region', { name: 'What your family says' });
  await expect(theirs).toContainText('Who took this?');

  // What one of them posts appears on the open page of the other, who is writing meanwhile.
  const draft = aunt.getByLabel('Add to this');
  await draft.fill('I was just about to');
  await box.fill('And whose hat is that?');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect(theirs).toContainText('And whose hat is that?');
  await expect(draft).toHaveValue('I was just about to');
  await comments
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(theirs).not.toContainText('whose hat');
  await expect(draft).toHaveValue('I was just about to');
  await draft.fill('');

  await aunt.getByRole('button', { name: 'React to The boat in Porto' }).click();
  await aunt.getByRole('menuitem', { name: 'A candle' }).click();
  await expect(aunt.getByRole('button', { name: `A candle: ${name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: `A candle: ${name}` })).toBeVisible();
  await theirs.getByRole('button', { name: /^Reply to/ }).click();
  await aunt.getByLabel(/^Your reply to/).fill('I did. It rained.');
  await theirs.getByRole('button', { name: 'Post' }).last().click();
  await expect(theirs.getByRole('article', { name })).toContainText('It rained.');
  await lookAt(aunt, 'a recording with comments');

  const own = theirs.getByRole('article', { name });
  await own.getByRole('button', { name: /^More for/ }).click();
  await aunt.getByRole('menuitem', { name: 'Edit' }).click();
  await aunt.getByLabel('Your comment').fill('I did. The sun was out.');
  await aunt.getByRole('button', { name: 'Save' }).click();
  await expect(own).toContainText('The sun was out.');
  await expect(own).toContainText('edited');

  await open(page, `/voice-recordings/${id}`);
  await page.getByRole('button', { name: `More for the comment of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Hide from the family' }).click();
  await expect(comments.getByText('Hidden from the family')).toBeVisible();

  await comments
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(comments.getByText('This comment was deleted.')).toBeVisible();
  await open(page, '/voice-recordings');
  await expect(page.getByRole('link', { name: '1 comment on The boat in Porto' })).toBeVisible();
  await others.close();
});

test('a viewer reads and reacts, and is offered nothing to write with', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const { origin } = product;
  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  const owners = await browser.newContext({ baseURL: origin });
  await signUp(owners, origin);
  await joinFamilyOf(owners, context, origin, 'VIEWER');
  const id = await uploadVoice(owners, origin, 'A lullaby');
  await open(page, `/voice-recordings/${id}`);
  await expect(page.getByText('Nobody has said anything yet.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  // By keyboard: the first opening brings the code of the menu, the second has it.
  const react = page.getByRole('button', { name: 'React to A lullaby' });
  const love = page.getByRole('menuitem', { name: 'Love' });
  await react.focus();
  for (const key of ['Enter', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expect(love).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(react).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(love).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Love: / })).toBeVisible();
  await owners.close();
});
