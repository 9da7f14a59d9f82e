import { readFileSync } from 'node:fs';
import { lookAt } from '../harness/look-at.ts';
import { expect, test } from '../harness/product-test.ts';
import { MemberShell } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`${lines.join('\n')}\n`),
});

const byrons = file('byron.ged', [
  ...['0 HEAD', '1 SOUR SOMEPROGRAM', '1 GEDC', '2 VERS 5.5.1', '2 FORM LINEAGE-LINKED'],
  ...['1 CHAR UTF-8', '0 @I1@ INDI', '1 NAME Ada /Byron/', '1 SEX F', '1 BIRT'],
  ...['2 DATE 10 DEC 1815', '1 DEAT', '2 DATE 27 NOV 1852', '1 _EYES gray', '1 FAMS @F1@'],
  ...['0 @I2@ INDI', '1 NAME William /King/', '1 SEX M', '1 BIRT', '2 DATE 1805', '1 FAMS @F1@'],
  ...['0 @I3@ INDI', '1 NAME Anne /King/', '1 FAMC @F1@', '1 SEX FEMALE?', '0 @F1@ FAM'],
  ...['1 HUSB @I2@', '1 WIFE @I1@', '1 CHIL @I3@', '1 CHIL @I99@', '0 TRLR'],
]);

test('a member brings a tree in, sees what is in the file, adds it, and takes it along again', async ({
  page,
  member: _,
}) => {
  test.slow();
  await page.goto('/family-tree/files');
  await new MemberShell(page).ready();
  const main = page.getByRole('main');
  await lookAt(page, 'files, empty');
  await main.getByLabel('Choose a file').setInputFiles(byrons);

  await expect(main.getByRole('heading', { level: 1, name: 'byron.ged' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'This is in your file' })).toBeVisible();
  await expect(main.getByText('people', { exact: true })).toBeVisible();
  await expect(main.getByText('1805 to 1852')).toBeVisible();
  await expect(main.getByText('GEDCOM 5.5.1, UTF-8')).toBeVisible();
  await main.getByText('Show the report').click();
  await expect(main.getByText('No record has the identifier @I99@.')).toBeVisible();
  await lookAt(page, 'preview');
  await main.getByRole('button', { name: 'Add to our tree' }).click();
  await expect(main.getByRole('heading', { name: 'Your file is in the tree' })).toBeVisible();
  await lookAt(page, 'done');

  await main.getByRole('link', { name: 'Your tree as a file' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'byron.ged' })).toContainText(
    'In the tree',
  );
  await main.getByRole('checkbox', { name: 'Include the details of living people' }).check();
  const downloading = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^family-tree-\d{4}-\d\d-\d\d\.ged$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('1 NAME Ada /Byron/');
  expect(text).toContain('1 _EYES gray');

  // Brought in again, everybody is recognized.
  await main.getByLabel('Choose a file').setInputFiles({ ...byrons, name: 'again.ged' });
  await expect(main.getByRole('heading', { name: 'People you may have already' })).toBeVisible();
  const ada = main.getByRole('listitem').filter({ hasText: 'Ada Byron' });
  await expect(ada.getByText('Very likely the same')).toBeVisible();
  await ada.getByLabel('What to do with Ada Byron').selectOption('The same: keep ours');
  await lookAt(page, 'matches');
  await main.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByRole('heading', { name: 'This import was canceled' })).toBeVisible();
});

test('a file that is no tree is refused in words', async ({ page, member: _ }) => {
  await page.goto('/family-tree/files');
  await new MemberShell(page).ready();
  const main = page.getByRole('main');
  await main.getByLabel('Choose a file').setInputFiles({
    name: 'cat.ged',
    mimeType: '',
    buffer: readFileSync('tests/fixtures/media/cat.jpg'),
  });
  await expect(main.getByText('This is not a GEDCOM file.')).toBeVisible();
  await lookAt(page, 'refused');
});
