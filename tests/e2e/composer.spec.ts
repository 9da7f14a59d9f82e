import path from 'node:path';
import { expect, test } from '../harness/product-test.ts';
import { ComposerPage } from '../page-models/composer-page.ts';

test.use({ sharesProduct: true });

const ana = { name: 'Ana', email: 'ana@example.net' };

test.describe('the composer of a member', () => {
  test.beforeEach(({ member }) => void member);

  test('keeps what is written, shows what protects it, and puts it into the letter box', async ({
    page,
  }) => {
    const composer = new ComposerPage(page);
    await composer.open();
    await composer.title.fill('For your eighteenth birthday');
    await composer.letter.fill('My dear Ana,\n\nwhen you read this you are eighteen.');
    await expect(composer.saved).toBeVisible();
    await page.reload();
    await composer.ready();
    await expect(composer.title).toHaveValue('For your eighteenth birthday');

    await composer.addPerson(ana);
    await composer.day.fill('2041-05-04');
    await composer.choosePlace('Lisbon', /^Lisbon, .*Portugal$/);
    await expect(composer.protection).toContainText('May 2, 2041, 8:00 AM, your time');
    await expect(composer.protection).toContainText('May 3, 2041, 8:00 AM, your time');
    await expect(composer.protection).toContainText('May 4, 2041, 9:00 AM in Lisbon, in 14 years');

    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(page.getByRole('article')).toContainText('For Ana');

    await composer.send.click();
    await expect(page.getByText('It is scheduled.')).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 1, name: 'For your eighteenth birthday' }),
    ).toBeVisible();
    await expect(page.getByText('Waiting to be sent')).toBeVisible();
  });

  test('keeps the language that is chosen for a person', async ({ page }) => {
    const composer = new ComposerPage(page);
    await composer.open();
    await composer.addPerson(ana);
    const language = page
      .getByRole('group', { name: 'Ana' })
      .getByLabel('Language of their email and page');
    await expect(language).toHaveValue('');
    await language.selectOption('Deutsch');
    await expect(composer.saved).toBeVisible();
    await page.reload();
    await composer.ready();
    await expect(language).toHaveValue('de');
  });

  test('says under each field what is missing, and moves there', async ({ page }) => {
    const composer = new ComposerPage(page);
    await composer.open();
    await composer.send.click();
    await expect(page.getByText('Write something, or add a recording').first()).toBeVisible();
    await expect(composer.letter).toBeFocused();
    // E11: the person and the day are marked too, each with words of its own.
    await expect(page.locator('#people-fault')).toHaveText(
      'Add at least one person to send this to.',
    );
    await expect(composer.day).toHaveAttribute('aria-invalid', 'true');

    await composer.letter.fill('Hello');
    await composer.addPerson({ name: 'Ana', email: 'ana at example' });
    await composer.day.fill('2001-01-01');
    await composer.send.click();
    await expect(page.getByText('No email can reach this address').first()).toBeVisible();
    // E3: the sentence at the button names each of them.
    await expect(page.locator('#send-problem')).toContainText('That moment has already passed');
    await expect(page.getByText('That moment has already passed').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email address' })).toBeFocused();
  });

  test('E2: shows each person the moment on their own clock, and F10: finds a city by its name', async ({
    page,
  }) => {
    const composer = new ComposerPage(page);
    await composer.open();
    await composer.title.fill('For both of you');
    await composer.addPerson(ana);
    await composer.addPerson({ name: 'Ben', email: 'ben@example.net' });
    await composer.choosePlace('sydney', /^Sydney, .*Australia$/, composer.placeOf('Ana'));
    await composer.day.fill('2041-11-27');
    // By keyboard alone, and by a city that gives no zone its name.
    await composer.place.focus();
    await page.keyboard.type('bosto');
    await expect(page.getByRole('option', { name: /^Boston, Massachusetts/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(composer.place).toHaveValue('New York');
    await expect(composer.protection).toContainText('November 27, 2041, 9:00 AM in Sydney');
    await expect(composer.protection).toContainText('November 27, 2041, 9:00 AM in New York');
    await expect(composer.protection).toContainText('that is November 26, 2041, 10:00 PM for you');
    await expect(composer.send).toHaveText(
      'Send on November 27, 2041, in the morning, in each person’s own time zone',
    );
    await composer.send.click();
    await expect(page.getByText('It goes out by each person’s own clock:')).toBeVisible();
    await expect(page.getByText('November 27, 2041, 9:00 AM in Sydney').first()).toBeVisible();

    await page.getByRole('button', { name: 'Postpone' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New day').fill('2001-01-01');
    await dialog.getByRole('button', { name: /^Move it up|^Postpone/ }).click();
    // E10: the field itself says what is wrong with it.
    await expect(dialog.getByText('That moment has already passed')).toBeVisible();
    await expect(dialog.getByLabel('New day')).toBeFocused();
    await dialog.getByLabel('New day').fill('2041-10-01');
    await dialog.getByRole('button', { name: 'Move it up to October 1, 2041' }).click();
    await expect(page.getByText('You moved it to an earlier day: October 1, 2041')).toBeVisible();
  });

  test('plays what is chosen, and says why a file is no recording', async ({ page }) => {
    const composer = new ComposerPage(page);
    await composer.open();
    const files = page.getByLabel('Add photos or files');
    const song = path.resolve('tests/fixtures/media/voice.mp3');
    const text = Buffer.from('Not a sound at all, only some words.');
    await files.setInputFiles([song]);
    const attachments = page.getByRole('list', { name: 'Recordings, photos and files' });
    await attachments.getByRole('button', { name: 'Play voice' }).click();
    await expect(attachments.getByRole('group', { name: 'Player: voice' })).toBeVisible();
    await files.setInputFiles([{ name: 'words.mp3', mimeType: 'audio/mpeg', buffer: text }]);
    await expect(attachments.getByText('File that cannot be played')).toBeVisible();
    await expect(attachments.getByText('not a sound or video file we recognize')).toBeVisible();
    await page.getByRole('button', { name: 'Choose from your recordings' }).click();
    const picker = page.getByRole('dialog', { name: 'Choose from your recordings' });
    await expect(picker.getByText('Cannot be sent')).toBeVisible();
    await picker.getByRole('button', { name: 'Play voice' }).click();
    await expect(picker.getByRole('group', { name: 'Player: voice' })).toBeVisible();
  });

  test('survives a closed tab before anything was saved', async ({ page, context }) => {
    const composer = new ComposerPage(page);
    await composer.open();
    await context.setOffline(true);
    await composer.letter.fill('Written in the tunnel');
    await expect(page.getByText('No connection.')).toBeVisible();
    await page.close();
    await context.setOffline(false);

    const later = new ComposerPage(await context.newPage());
    await later.open();
    await expect(later.page.getByText('You were writing something')).toBeVisible();
    await later.page.getByRole('button', { name: 'Continue writing' }).click();
    await expect(later.letter).toHaveValue('Written in the tunnel');
    await expect(later.saved).toBeVisible();
  });

  test('shows both versions when two windows changed one message, and loses neither', async ({
    page,
    context,
  }) => {
    const first = new ComposerPage(page);
    await first.open();
    await first.letter.fill('The beginning');
    await expect(first.saved).toBeVisible();
    const second = new ComposerPage(await context.newPage());
    await second.open(first.messageId());

    await first.letter.fill('From the first window');
    await expect(first.page.getByText('Writing…')).toBeVisible();
    await expect(first.saved).toBeVisible();
    await second.letter.fill('From the second window');
    const notice = second.page.getByRole('alertdialog');
    await expect(notice).toContainText('From the first window');
    await expect(notice).toContainText('From the second window');

    await second.page.getByRole('button', { name: 'Keep what is here' }).click();
    await expect(notice).toBeHidden();
    await expect(second.saved).toBeVisible();
    await second.page.goto('/future-messages?show=drafts');
    // E12: nothing is put into a title that its reader would see.
    const drafts = second.page.getByRole('heading', { level: 3 });
    await expect(drafts).toHaveText(['Without a title yet', 'Without a title yet']);
    const letters: string[] = [];
    for (const index of [0, 1]) {
      await drafts.nth(index).getByRole('link').click();
      await second.ready();
      letters.push(await second.letter.inputValue());
      await second.page.goto('/future-messages?show=drafts');
    }
    expect(letters.toSorted()).toEqual(['From the first window', 'From the second window']);
  });

  test('goes on after the session ended in the middle of a sentence', async ({
    page,
    context,
    member,
  }) => {
    const composer = new ComposerPage(page);
    await composer.open();
    await composer.letter.fill('The beginning');
    await expect(composer.saved).toBeVisible();
    await context.clearCookies();
    await composer.letter.fill('The beginning, and the middle');
    await page.getByRole('button', { name: 'Sign in and continue' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Email' }).fill(member.email);
    await dialog.getByRole('textbox', { name: 'Password' }).fill(member.password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(composer.saved).toBeVisible();
    await page.reload();
    await composer.ready();
    await expect(composer.letter).toHaveValue('The beginning, and the middle');
  });

  test('arms a message once, however often the button is pressed', async ({ page }) => {
    const composer = new ComposerPage(page);
    await composer.open();
    await composer.letter.fill('Once');
    await composer.addPerson(ana);
    await composer.day.fill('2041-05-04');
    await composer.send.dblclick();
    await expect(page.getByText('It is scheduled.')).toBeVisible();
    await page.goto('/future-messages');
    await expect(page.getByText('May 4, 2041, 9:00 AM in UTC')).toHaveCount(1);
  });

  test('takes many people from pasted text', async ({ page }) => {
    const composer = new ComposerPage(page);
    await composer.open();
    await page.getByRole('button', { name: 'Paste many addresses' }).click();
    await page
      .getByRole('textbox', { name: 'Addresses' })
      .fill('Ana Silva <ana@example.net>; rui@example.net\nEva, eva@example.net');
    await page.getByRole('button', { name: 'Add 3 people' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCount(3);
    await expect(page.getByText('To Ana Silva, Rui and Eva.')).toBeVisible();
  });
});

test.describe('the composer with the keyboard alone, on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test.beforeEach(({ member }) => void member);

  test('writes, names a person, chooses a day and sends', async ({ page }) => {
    const composer = new ComposerPage(page);
    await composer.open();
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement;
          const labels =
            element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
          const label = labels ? element.labels?.[0]?.textContent : undefined;
          return label ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
        });
        if (name.test(focused)) return;
      }
      throw new Error(`Tab never reaches ${name}`);
    };
    await tabTo(/^Title/);
    await page.keyboard.type('For you');
    await tabTo(/^Your letter/);
    await page.keyboard.type('Hello from the keyboard');
    await tabTo(/^Add a person/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('group', { name: 'Person 1' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).focus();
    await page.keyboard.type('Ana');
    await tabTo(/^Email address/);
    await page.keyboard.type('ana@example.net');
    await tabTo(/^Day/);
    // The same day whether the device writes the day or the month first.
    await page.keyboard.type('05052041');
    await expect(composer.protection).toContainText('May 5, 2041');
    await tabTo(/^Send on May 5, 2041/);
    await page.keyboard.press('Enter');
    await expect(page.getByText('It is scheduled.')).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
});
