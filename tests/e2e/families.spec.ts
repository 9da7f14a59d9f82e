import type { BrowserContext, Page } from '@playwright/test';
import { faultsOf } from '../harness/axe.ts';
import { sidewaysOf } from '../harness/looks.ts';
import { expect, test } from '../harness/product-test.ts';
import { linkMailedTo, mailsTo } from '../harness/time-and-mail.ts';
import { AuthModal } from '../page-models/auth-modal.ts';
import { MemberShell, openForMember as open } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

const here = '/family-invitations';

/** No fault that axe finds and no scrolling sideways, narrow and wide, light and dark. */
async function lookAt(page: Page, place: string): Promise<void> {
  for (const width of [360, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const colorsOnly = colorScheme === 'dark';
      expect
        .soft(await faultsOf(page, { colorsOnly }), `${place} ${width} ${colorScheme}`)
        .toEqual([]);
      expect.soft(await sidewaysOf(page), `${place} ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

const members = (page: Page) => page.getByRole('region', { name: 'Members' });
const invitations = (page: Page) => page.getByRole('region', { name: 'Invitations' });

const nameOf = (page: Page) =>
  page.getByRole('region', { name: 'Name of the family' }).getByRole('textbox');

/** A browser of somebody else. */
async function another(context: BrowserContext, baseURL: string): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('no browser');
  return (await browser.newContext({ baseURL })).newPage();
}

test('an owner invites by email; a newcomer joins, becomes an editor, and is removed', async ({
  page,
  context,
  product,
  member,
}) => {
  test.setTimeout(240_000);
  const guest = `tom.${member.email}`;
  await open(page, here);
  await lookAt(page, 'the page of an owner');
  await page.getByLabel('Email addresses').fill(`"Baker, Tom" <${guest}>\n${member.email}\nhello`);
  await expect(page.getByText('2 addresses found')).toBeVisible();
  await page.getByLabel('A few words of yours').fill('Come and listen to Grandpa.');
  await page.getByRole('button', { name: 'Send invitations' }).click();
  const row = invitations(page).getByRole('listitem').filter({ hasText: guest });
  await expect(row).toContainText('Baker, Tom');
  await expect(row).toContainText('Waiting');
  await expect(page.getByText('hello: Not an email address')).toBeVisible();
  await expect(page.getByText(`${member.email}: Already in the family`)).toBeVisible();
  await lookAt(page, 'the page with an invitation');

  const link = await linkMailedTo(product, guest, '/invitation/');
  expect((await mailsTo(product, guest)).at(-1)?.text).toContain('Come and listen to Grandpa.');

  await open(page, link);
  await expect(page.getByText('You are already a member of this family.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join the family' })).toHaveCount(0);

  const other = await another(context, product.origin);
  await open(other, link);
  await expect(other.getByText('Come and listen to Grandpa.')).toBeVisible();
  await lookAt(other, 'the invitation');
  await other.getByRole('link', { name: 'Create an account' }).click();
  const modal = new AuthModal(other);
  await modal.fill(guest, 'a gate in the garden');
  await modal.button('Create Account').click();
  await other.waitForURL(link);
  await new MemberShell(other).ready();
  await lookAt(other, 'the invitation of a member');
  await other.getByRole('button', { name: 'Join the family' }).click();
  await other.waitForURL('**/dashboard');

  await open(other, here);
  await expect(members(other).getByRole('listitem')).toHaveCount(2);
  await expect(other.getByRole('heading', { name: 'Invite people' })).toHaveCount(0);
  await lookAt(other, 'the page of a member');

  await open(page, here);
  const tom = members(page).getByRole('listitem').filter({ hasText: guest });
  await expect(tom).toContainText('Contributor');
  await expect(invitations(page)).toContainText('Accepted');
  await tom.getByRole('button', { name: /Change what/ }).click();
  await page.getByRole('menuitem', { name: 'Make editor' }).click();
  await expect(tom).toContainText('Editor');
  await open(other, here);
  await expect(other.getByRole('button', { name: 'Save the name' })).toBeVisible();

  await tom.getByRole('button', { name: /Change what/ }).click();
  await page.getByRole('menuitem', { name: 'Remove from the family' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(members(page).getByRole('listitem')).toHaveCount(1);

  // The tab that is still open can change nothing any more; a new page shows their own family.
  await nameOf(other).fill('Taken over');
  await other.getByRole('button', { name: 'Save the name' }).click();
  await expect(other.getByText('You are not a member of this family.').first()).toBeVisible();
  await open(other, here);
  await expect(members(other).getByRole('listitem')).toHaveCount(1);
  await other.context().close();
});

test('a link lets one person in; two families are switched between, each tab in its own', async ({
  page,
  context,
  member,
}) => {
  test.setTimeout(240_000);
  void member;
  await open(page, here);
  await page.getByRole('radio', { name: /Viewer/ }).check();
  await page.getByRole('button', { name: 'Make a link instead' }).click();
  const url = await page.getByLabel('A link for one person').inputValue();
  await page.getByRole('button', { name: 'Take back: By link' }).click();
  await expect(invitations(page)).toContainText('Taken back');
  await open(page, url);
  await expect(page.getByText('This invitation is no longer open.')).toBeVisible();

  await open(page, here);
  const stale = await context.newPage();
  await open(stale, here);
  await page
    .getByRole('region', { name: 'Start another family' })
    .getByRole('textbox')
    .fill('The Bakers');
  await page.getByRole('button', { name: 'Start this family' }).click();
  await expect(page.getByText('Who belongs to ‘The Bakers’')).toBeVisible();

  // The other tab shows the first family, and that is the one it renames.
  await nameOf(stale).fill('The first family');
  await stale.getByRole('button', { name: 'Save the name' }).click();
  await expect(stale.getByText('Who belongs to ‘The first family’')).toBeVisible();
  await new MemberShell(stale).account.click();
  await expect(
    stale.getByRole('list', { name: 'Your families' }).getByText('The first family'),
  ).toBeVisible();
  // A new page follows the session.
  await open(stale, here);
  await expect(stale.getByText('Who belongs to ‘The Bakers’')).toBeVisible();
  await new MemberShell(stale).account.click();
  await stale.getByRole('button', { name: 'Switch to The first family' }).click();
  await expect(stale.getByText('Who belongs to ‘The first family’')).toBeVisible();
});

test('a guest without an account declines, and the owner reads it', async ({
  page,
  context,
  product,
  member,
}) => {
  const guest = `ida.${member.email}`;
  await open(page, here);
  await page.getByLabel('Email addresses').fill(guest);
  await page.getByRole('button', { name: 'Send invitations' }).click();
  const row = invitations(page).getByRole('listitem').filter({ hasText: guest });
  await expect(row).toContainText('Waiting');
  const link = await linkMailedTo(product, guest, '/invitation/');
  const other = await another(context, product.origin);
  await other.goto(link);
  await other.getByText('No, thank you').click();
  await lookAt(other, 'declining');
  await other.getByRole('button', { name: 'Decline the invitation' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You declined the invitation');
  await lookAt(other, 'the invitation that was declined');
  await other.goto(link);
  await expect(other.getByText('This invitation is no longer open.')).toBeVisible();
  await open(page, here);
  await expect(row).toContainText('Declined');
  await other.context().close();
});

test('an owner gives the family a picture, sees it in the switcher, and removes it', async ({
  page,
  member,
}) => {
  void member;
  await open(page, here);
  const choose = page.getByLabel('Picture of the family: ');
  await choose.setInputFiles('tests/fixtures/hostile-files/script.svg');
  await expect(page.getByText('Please choose a picture: JPEG, PNG, WebP or HEIC.')).toBeVisible();
  await choose.setInputFiles('tests/fixtures/media/cat.jpg');
  const picture = page.getByRole('img', { name: /^The picture of/ });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
  await lookAt(page, 'the page with a picture');
  const first = (await picture.getAttribute('src')) ?? '';
  await choose.setInputFiles('tests/fixtures/heic/phone.heic');
  await expect(picture).not.toHaveAttribute('src', first);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(512);
  await new MemberShell(page).account.click();
  const menu = page.getByRole('list', { name: 'Your families' });
  await expect(menu.locator('img')).toHaveCount(1);
  await lookAt(page, 'the switcher with a picture');
  await open(page, here);
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await expect(picture).toHaveCount(0);
  await open(page, here);
  await expect(picture).toHaveCount(0);
});
