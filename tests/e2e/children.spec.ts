import type { Page } from '@playwright/test';
import { uploadVoice } from '../harness/family-of-two.ts';
import { lookAt } from '../harness/look-at.ts';
import { expect, test } from '../harness/product-test.ts';
import { linkMailedTo } from '../harness/time-and-mail.ts';
import { AuthModal } from '../page-models/auth-modal.ts';
import { MemberShell, openForMember as open } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

/** ISO date so many years before today. */
function yearsAgo(years: number): string {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  // Away from today, so that no zone is a birthday ahead.
  day.setUTCDate(day.getUTCDate() - 40);
  return day.toISOString().slice(0, 10);
}

const here = '/children';

async function addMia(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a child' }).click();
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Birthday', { exact: true }).fill(yearsAgo(7));
  await page.getByRole('checkbox', { name: /^I am this child’s parent/ }).check();
  await page.getByRole('button', { name: 'Add this child' }).click();
  await expect(page.getByRole('article', { name: 'Mia' })).toContainText('7 years old');
}

/** Says in the library that this recording holds Mia's voice. */
async function labelAsMia(page: Page, title: string): Promise<void> {
  await open(page, '/voice-recordings');
  const row = page.getByRole('article', { name: title });
  await row.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Whose voice is it?').selectOption('Mia');
  await lookAt(page, 'whose voice it is');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('In Mia’s voice');
}

test('a parent adds a child, keeps the voice, withdraws the consent and gives it again', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  await open(page, '/family-invitations');
  await page.getByRole('link', { name: 'Open the children’s page' }).click();
  await new MemberShell(page).ready();
  await lookAt(page, 'no child');

  await page.getByRole('button', { name: 'Add a child' }).click();
  await page.getByRole('button', { name: 'Add this child' }).click();
  const form = page.getByRole('region', { name: 'Add a child' });
  await expect(form).toContainText('Please write the child’s name.');
  await expect(form).toContainText('Please read this and tick the box.');
  await lookAt(page, 'what is missing');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await addMia(page);

  await uploadVoice(context, product.origin, 'A song about rain');
  await labelAsMia(page, 'A song about rain');
  await open(page, here);
  const mia = page.getByRole('article', { name: 'Mia' });
  await mia.getByRole('button', { name: 'Show the recordings' }).click();
  await expect(mia.getByRole('article', { name: 'A song about rain' })).toBeVisible();
  await lookAt(page, 'a child with a recording');

  await mia.getByRole('button', { name: 'Withdraw my consent for Mia' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 recording of the voice');
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(mia).toContainText('You withdrew your consent.');
  await lookAt(page, 'withdrawn');
  await open(page, '/voice-recordings');
  await expect(page.getByRole('article', { name: 'A song about rain' })).toHaveCount(0);

  await open(page, here);
  await mia.getByRole('button', { name: 'Keep it after all' }).click();
  await expect(mia).toContainText('Please read this and tick the box.');
  await mia.getByRole('checkbox', { name: /^I am this child’s parent/ }).check();
  await mia.getByRole('button', { name: 'Keep it after all' }).click();
  await expect(mia).toContainText('1 recording of Mia’s voice');
  await open(page, '/voice-recordings');
  await expect(page.getByRole('article', { name: 'A song about rain' })).toBeVisible();
});

test('a child who is old enough takes the profile over, and decides about the recordings', async ({
  page,
  context,
  product,
  member,
}) => {
  test.slow();
  const { origin } = product;
  const address = `mia.${member.email}`;
  await open(page, here);
  await addMia(page);
  for (const title of ['A song about rain', 'A story of a dog']) {
    await uploadVoice(context, origin, title);
    await labelAsMia(page, title);
  }
  await open(page, here);
  const mia = page.getByRole('article', { name: 'Mia' });
  await expect(mia.getByRole('heading', { name: 'Hand the profile over to Mia' })).toHaveCount(0);
  await mia.getByRole('button', { name: 'Change the profile of Mia' }).click();
  await page.getByLabel('Birthday', { exact: true }).fill(yearsAgo(14));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await mia.getByLabel('Mia’s own email address').fill(member.email);
  await mia.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(mia).toContainText('Please write the child’s own.');
  await mia.getByLabel('Mia’s own email address').fill(address);
  await mia.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(mia).toContainText(`${address} is invited`);
  await lookAt(page, 'an invited child');
  await open(page, '/family-invitations');
  const listed = page.getByRole('region', { name: 'Invitations' }).getByRole('listitem');
  await expect(listed).toContainText('to take over the profile of Mia');

  const link = await linkMailedTo(product, address, '/invitation/');
  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  const other = await (await browser.newContext({ baseURL: origin })).newPage();
  await other.goto(link);
  await expect(other.getByText('your voice (2 recordings)')).toBeVisible();
  await lookAt(other, 'the invitation of a child');
  await other.getByRole('link', { name: 'Create an account' }).click();
  const modal = new AuthModal(other);
  await modal.fill(address, 'a gate in the garden');
  await modal.button('Create Account').click();
  await other.waitForURL(link);
  await new MemberShell(other).ready();
  await other.getByRole('button', { name: 'Take it over' }).click();
  await other.waitForURL('**/children');
  await new MemberShell(other).ready();
  await other.getByRole('button', { name: 'Show the recordings' }).click();
  await other.getByRole('button', { name: 'Keep it to myself: A song about rain' }).click();
  const song = other.getByRole('article', { name: 'A song about rain' });
  await expect(song).toContainText('Only you');
  await lookAt(other, 'the recordings of a child who took over');
  const story = other.getByRole('article', { name: 'A story of a dog' });
  await story.getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
  // The question hides the page behind it, so that its end is waited for.
  await expect(other.getByRole('heading', { name: '1 recording of your voice' })).toBeVisible();
  await expect(story).toHaveCount(0);

  await open(page, '/voice-recordings');
  await expect(page.getByRole('article', { name: /song about rain|story of a dog/ })).toHaveCount(
    0,
  );
  await open(page, here);
  await expect(mia).toContainText('Took this profile over');
  await expect(mia).not.toContainText('years old');
  await other.context().close();
});
