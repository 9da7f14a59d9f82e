import type { BrowserContext, Page } from '@playwright/test';
import { confirmAddress } from '../harness/confirmed-address.ts';
import { callApi, uploadVoice } from '../harness/family-of-two.ts';
import { lookAt } from '../harness/look-at.ts';
import { expect, signUp, test } from '../harness/product-test.ts';
import { readQr } from '../harness/read-qr.ts';
import type { RunningProduct } from '../harness/running-product.ts';
import { linkMailedTo } from '../harness/time-and-mail.ts';
import { MemberShell } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

const invitationsPath = '/family-invitations';
const rename = 'mutation($username: String!) { updateUsername(username: $username) { id } }';

async function open(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  await new MemberShell(page).ready();
  return page;
}

/** A relative in a browser of their own, with a name that no other test gives. */
async function relative(context: BrowserContext, product: RunningProduct, called: string) {
  const own = await context.browser()?.newContext({ baseURL: product.origin });
  if (!own) throw new Error('no browser');
  const { email } = await signUp(own, product.origin);
  await confirmAddress(product, email);
  const name = `${called} ${crypto.randomUUID().slice(0, 6)}`;
  await callApi(own, product.origin, rename, { username: name });
  return { name, email, context: own, page: await own.newPage() };
}

async function join(page: Page, link: string): Promise<void> {
  await open(page, link);
  await page.getByRole('button', { name: 'Join the family' }).click();
  await page.waitForURL('**/dashboard');
}

/** Makes a link for one person. */
async function makeLink(page: Page): Promise<void> {
  await open(page, invitationsPath);
  await page.getByRole('button', { name: 'Make a link instead' }).click();
  await expect(page.getByLabel('A link for one person')).toBeVisible();
}

async function mention(page: Page, name: string): Promise<void> {
  const box = page.getByLabel('Add to this');
  await box.pressSequentially(` @${name.split(' ')[0]}`);
  await page.getByRole('button', { name: `Mention ${name}` }).click();
}

const region = (page: Page, name: string) => page.getByRole('region', { name });
const lately = (page: Page) => region(page, 'Lately').getByRole('listitem');
const said = (page: Page) => region(page, 'What your family says');

test('a family of five meets, talks, is spared a name, and sees one of them leave', async ({
  page: anna,
  context,
  product,
  member: _,
}) => {
  test.setTimeout(300_000);
  const { origin } = product;
  const called = ['Bruno', 'Clara', 'Dora', 'Emil'].map((name) => relative(context, product, name));
  const [bruno, clara, dora, emil] = await Promise.all(called);
  if (!bruno || !clara || !dora || !emil) throw new Error('four relatives');

  // By mail.
  await open(anna, invitationsPath);
  await anna.getByLabel('Email addresses').fill(bruno.email);
  await anna.getByRole('button', { name: 'Send invitations' }).click();
  await join(bruno.page, await linkMailedTo(product, bruno.email, '/invitation/'));
  // Out of a file of contacts.
  await open(anna, invitationsPath);
  await anna.getByLabel('Read a file of contacts (vCard)').setInputFiles({
    name: 'contacts.vcf',
    mimeType: 'text/vcard',
    buffer: Buffer.from(
      `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Uncle Emil\r\nEMAIL;TYPE=HOME:${emil.email}\r\nEND:VCARD\r\n`,
    ),
  });
  await expect(anna.getByLabel('Email addresses')).toHaveValue(`"Uncle Emil" <${emil.email}>`);
  await anna.getByRole('button', { name: 'Send invitations' }).click();
  await join(emil.page, await linkMailedTo(product, emil.email, '/invitation/'));
  // By a link, and by the code that a phone reads off the screen.
  await makeLink(anna);
  await join(clara.page, await anna.getByLabel('A link for one person').inputValue());
  await makeLink(anna);
  const scanned = await readQr(anna.getByRole('img', { name: 'The link as a QR code' }));
  expect(scanned).toBe(await anna.getByLabel('A link for one person').inputValue());
  await join(dora.page, scanned);
  await lookAt(anna, 'the invitations');

  await open(anna, '/family-collaboration');
  const people = region(anna, 'Who belongs to your family').getByRole('listitem');
  await expect(people).toHaveCount(5);
  await expect(lately(anna)).toContainText(
    [dora, clara, emil, bruno].map(({ name }) => `${name} joined the family`),
  );

  // Dora wants to hear nothing of her late husband.
  await open(dora.page, '/notifications');
  await dora.page.getByLabel('A name').fill('Grandpa Joe');
  await dora.page.getByRole('button', { name: 'Mute this name' }).click();
  await expect(dora.page.getByRole('button', { name: 'Unmute Grandpa Joe' })).toBeVisible();

  const id = await uploadVoice(context, origin, 'Grandpa Joe sings');
  const recording = `/voice-recordings/${id}`;
  await open(clara.page, recording);
  await open(emil.page, recording);
  await open(bruno.page, recording);
  await bruno.page.getByLabel('Add to this').pressSequentially('Do you remember');
  await mention(bruno.page, clara.name);
  await mention(bruno.page, dora.name);
  await bruno.page.getByLabel('Add to this').pressSequentially('?');
  await bruno.page.getByRole('button', { name: 'Post' }).click();
  await expect(said(clara.page)).toContainText('Do you remember');
  await expect(clara.page.getByText(/^Here now: /)).toContainText('Bruno');
  await emil.page.getByLabel('Add to this').fill('Every Sunday.');
  await emil.page.getByRole('button', { name: 'Post' }).click();
  await expect(said(bruno.page)).toContainText('Every Sunday.');
  await lookAt(bruno.page, 'the recording');

  // Who is mentioned hears of it; who muted the name finds it only where she looks for it.
  await open(clara.page, '/notifications');
  await expect(clara.page.getByText(`${bruno.name} mentioned you`)).toBeVisible();
  await open(dora.page, '/notifications');
  await expect(dora.page.getByText(`${bruno.name} mentioned you`)).toHaveCount(0);
  await dora.page.getByRole('link', { name: 'Muted', exact: true }).click();
  await expect(dora.page.getByText(`${bruno.name} mentioned you`)).toBeVisible();
  await lookAt(dora.page, 'what is muted');
  await open(anna, '/notifications');
  for (const { name } of [bruno, emil]) {
    await expect(anna.getByText(`${name} commented on`)).toBeVisible();
  }

  // One leaves, and each of the others sees it where they are.
  await open(anna, '/family-collaboration');
  await expect(region(anna, 'Here now')).toContainText(emil.name);
  await open(emil.page, invitationsPath);
  await emil.page.getByRole('button', { name: 'Leave this family' }).click();
  await emil.page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(lately(anna).first()).toContainText(`${emil.name} no longer belongs to the family`);
  await anna.reload();
  await new MemberShell(anna).ready();
  await expect(people).toHaveCount(4);
  await expect(region(anna, 'Here now')).not.toContainText(emil.name);
  await lookAt(anna, 'the family');
  await open(clara.page, '/connections');
  await expect(clara.page.getByRole('article')).toHaveCount(4);
  await expect(clara.page.getByRole('article', { name: emil.name })).toHaveCount(0);
  await lookAt(clara.page, 'the connections');
  await open(clara.page, recording);
  await expect(said(clara.page)).toContainText(emil.name);
  await clara.page.getByLabel('Add to this').pressSequentially('@Emil');
  await expect(clara.page.getByRole('button', { name: `Mention ${emil.name}` })).toHaveCount(0);
  // What was said stays with the family, and with it alone.
  expect((await emil.page.goto(recording))?.status()).toBe(404);
  await open(emil.page, '/family-collaboration');
  await expect(emil.page.getByText('Grandpa Joe sings')).toHaveCount(0);
  for (const one of [bruno, clara, dora, emil]) await one.context.close();
});
