import { expect, test } from '../harness/product-test.ts';
import { MemberShell } from '../page-models/member-shell.ts';
import { RecorderPage } from '../page-models/recorder-page.ts';

test.use({ sharesProduct: true });
test.setTimeout(120_000);

// The fake microphone says it in its first sentence.
const said = 'leisure';

test('what is said into the microphone is transcribed here, found by its words and played from that second', async ({
  page,
  member: _,
}) => {
  const recorder = new RecorderPage(page);
  await recorder.open();
  await recorder.record();
  await recorder.recordedAtLeast(9);
  await recorder.stop();
  await recorder.keep('Read to me');
  await recorder.kept('Read to me').getByRole('link', { name: 'Comment on Read to me' }).click();
  await new MemberShell(page).ready();

  await page.getByRole('button', { name: 'Transcribe recordings' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Transcribe recordings' })
    .click();
  const transcript = page.getByRole('region', { name: 'Transcript' });
  await expect(transcript).toContainText(said, { timeout: 30_000 });
  await expect(transcript).toContainText('moonshine-base-en');
  await expect(transcript).toContainText('on the machine of this service');
  const part = transcript.getByRole('listitem').filter({ hasText: said });

  await page.goto('/voice-recordings');
  const row = recorder.kept('Read to me');
  await expect(row).toContainText(said);
  await expect(row.getByRole('link', { name: 'Transcript of “Read to me”' })).toHaveAttribute(
    'href',
    /#transcript$/,
  );

  await page.goto(`/search?q=${said}`);
  const found = page.getByRole('region', { name: 'What was said' });
  await expect(found).toContainText(said);
  await found.getByRole('link', { name: 'Read to me' }).click();
  await new MemberShell(page).ready();
  await expect(part).toHaveAttribute('aria-current', 'true');
  // It is the eighth of the sentence's twenty-one words, which take seven seconds.
  await expect(page.getByRole('slider', { name: 'Position' })).toHaveAttribute(
    'aria-valuenow',
    /^[123]$/,
  );
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
});
