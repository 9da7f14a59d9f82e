import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { inDatabase } from '../harness/product-database.ts';
import { expect, test } from '../harness/product-test.ts';
import type { RunningProduct } from '../harness/running-product.ts';
import { somebody } from '../harness/somebody.ts';
import { mailsTo } from '../harness/time-and-mail.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { ContentPlace } from '../page-models/admin/content-place.ts';
import { InboxPlace } from '../page-models/admin/inbox-place.ts';
import { UsersPlace } from '../page-models/admin/users-place.ts';

const consoleOn = (page: Page) =>
  new ConsolePage(page, async (query) => void (await page.goto(`/admin?${query}`)));

/** The names of the mutations that the page has sent since. */
function mutationsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = /"query":"\s*mutation (\w+)/.exec(request.postData() ?? '')?.[1];
    if (name) names.push(name);
  });
  return names;
}

const once = (names: readonly string[], name: string) =>
  expect(names.filter((sent) => sent === name)).toEqual([name]);

test('a second press suspends and deletes each chosen account once', async ({
  page,
  browser,
  product,
  administrator,
}) => {
  void administrator;
  const people = await Promise.all([1, 2].map(() => somebody(browser, product)));
  const panel = consoleOn(page);
  const users = new UsersPlace(page);
  await panel.open('q=example.org');
  const sent = mutationsOf(page);
  for (const { username } of people) await users.choose(username).check();
  await users.chosen.getByRole('button', { name: 'Suspend' }).click();
  const suspend = users.dialog('Suspend 2 accounts?');
  await suspend.getByRole('textbox', { name: 'Why' }).fill('Spam');
  await suspend.getByRole('button', { name: 'Suspend' }).dblclick();
  for (const { email } of people) await expect(users.row(email)).toContainText('Suspended');
  once(sent, 'ActOnUsers');

  sent.length = 0;
  for (const { username } of people) await users.choose(username).check();
  await users.chosen.getByRole('button', { name: 'Delete' }).click();
  const remove = users.dialog('Delete 2 accounts?');
  await expect(remove).toContainText('families without other members');
  await remove.getByRole('textbox', { name: 'Why' }).fill('Asked');
  await remove.getByRole('textbox', { name: /^Type/ }).fill('delete 2');
  await remove.getByRole('button', { name: 'Delete' }).dblclick();
  for (const { email } of people) await expect(users.row(email)).toBeHidden();
  once(sent, 'ActOnUsers');
  await expect(remove).toBeHidden();
  for (const { context } of people) await context.close();
});

test('a second press sends an issue, and its test, once', async ({
  page,
  product,
  administrator,
}) => {
  await page.goto('/email-marketing');
  await page.getByRole('link', { name: 'Write an issue' }).click();
  const subject = `Snow ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Introduction').fill('We found a *tape*.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /gets? it$/ })).toBeVisible();
  const sent = mutationsOf(page);
  await page.getByRole('button', { name: 'Send a test to me' }).dblclick();
  await expect
    .poll(async () => (await mailsTo(product, administrator.email)).map((mail) => mail.subject))
    .toContain(`[Test] ${subject}`);
  once(sent, 'TestNewsletterIssue');
  await page.getByRole('button', { name: 'Send now' }).click();
  await page.getByRole('button', { name: 'Send it' }).dblclick();
  await expect(page.getByRole('button', { name: 'Send it' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Duplicate' })).toBeVisible();
  once(sent, 'MoveNewsletterIssue');
});

test('a second press decides on a review, and keeps its reply, once', async ({
  page,
  product,
  administrator,
}) => {
  void administrator;
  const name = await reviewed(product);
  await consoleOn(page).open('tab=inbox&view=reviews');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  const sent = mutationsOf(page);
  await page.getByRole('textbox', { name: 'Answer, shown under the review' }).fill('Thank you.');
  await page.getByRole('button', { name: 'Save the answer' }).dblclick();
  await expect(consoleOn(page).toast('Saved.')).toBeVisible();
  once(sent, 'ReplyToReview');
  await page.getByRole('button', { name: 'Publish', exact: true }).dblclick();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  once(sent, 'ModerateReview');
});

test('a second press restores a text once', async ({ page, administrator }) => {
  void administrator;
  const content = new ContentPlace(consoleOn(page));
  await content.open('Add Content');
  await content.write({ title: 'Said twice', excerpt: 'Again.', body: 'The first words.' });
  await content.act('Save', 'Draft');
  await content.write({ body: 'The second words.' });
  await content.act('Save', 'Draft');
  await content.beside('Revisions');
  const sent = mutationsOf(page);
  await content.button('Restore version 1').dblclick();
  await expect(content.editor).toHaveText('The first words.');
  once(sent, 'RestoreBlogRevision');
});

test('a second press answers an enquiry, and notes something on it, once', async ({
  page,
  product,
  administrator,
}) => {
  void administrator;
  const email = 'per@example.org';
  await inDatabase(
    product,
    `insert into enquiries (id, reference, kind, topic, name, email, message, details, received_at,
      last_in_at, last_at)
    values (gen_random_uuid(), 'E-300001', 'CONTACT', 'question', 'Per Lie', $1, 'Do you print?',
      '{}', now(), now(), now())`,
    [email],
  );
  await consoleOn(page).open('tab=inbox');
  const inbox = new InboxPlace(page);
  await inbox.row('Per Lie').click();
  const sent = mutationsOf(page);
  await inbox.answer.fill('We do.');
  await inbox.act('Send').dblclick();
  await expect(inbox.entries.filter({ hasText: 'We do.' })).toBeVisible();
  await expect.poll(async () => (await mailsTo(product, email)).length).toBe(1);
  once(sent, 'AnswerEnquiry');
});

/** A review of somebody else that waits. @returns the name that it shows */
async function reviewed(product: RunningProduct): Promise<string> {
  const name = `Ann ${randomUUID().slice(0, 8)}`;
  await inDatabase(
    product,
    `with author as (
      insert into users (id, email, email_key, username, username_key, created_at)
      values (gen_random_uuid(), $1, $1, $1, $1, now()) returning id
    )
    insert into reviews (id, author_id, rating, body, display_name, place, state, written_at)
    select gen_random_uuid(), id, 4, 'She listens on Sundays.', $1, 'Porto', 'WAITING', now()
    from author`,
    [name],
  );
  return name;
}
