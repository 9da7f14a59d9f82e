import { readFileSync } from 'node:fs';
import { callApi } from '../harness/family-of-two.ts';
import { lookAt } from '../harness/look-at.ts';
import { expect, test } from '../harness/product-test.ts';
import { MemberShell } from '../page-models/member-shell.ts';

const cat = readFileSync('tests/fixtures/media/cat.jpg');

/** Photos of one picture, each with bytes of its own behind it. */
const photos = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => ({
    name: `IMG_${1000 + from + at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([cat, Buffer.from(`photo ${from + at}`)]),
  }));

interface Item {
  title: string;
  note: string | null;
}

test('a member brings in what the family has, through a killed server and a reload', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  const { origin } = product;
  await page.goto('/voice-recordings');
  await new MemberShell(page).ready();
  await page.getByRole('link', { name: 'Add photos, videos and files' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Nothing is waiting.')).toBeVisible();
  await lookAt(page, 'empty');

  const sixty = photos(60);
  const files = main.locator('input[type=file][multiple]');
  await files.setInputFiles(sixty);
  await expect(main.getByText(/^[1-9]\d* of 60 files in your vault/)).toBeVisible();
  await product.kill();
  await expect(main.getByText('The line is down.')).toBeVisible();
  await product.run();
  await page.reload();
  await expect(main.getByText('All 60 files are in your vault.')).toBeVisible({ timeout: 60_000 });

  // What is there is not sent again; what cannot be kept is not sent at all.
  await files.setInputFiles([
    { ...photos(1)[0]!, name: 'again.jpg' },
    { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
  ]);
  await page.getByRole('tab', { name: /^Needs a look/ }).click();
  // Its title, or the name of the file of this queue that the server has not looked into yet.
  await expect(main.getByText(/^Already in your vault as “IMG_1000(\.jpg)?”/)).toBeVisible();
  await expect(main.getByText('This kind of file cannot be kept here.')).toBeVisible();
  await expect(main.getByText('The file is empty.')).toBeVisible();
  await lookAt(page, 'full');

  // An archive is opened on the device; its own records are none of the family's.
  await files.setInputFiles('tests/fixtures/archives/takeout.zip');
  await page.getByRole('tab', { name: /^All/ }).click();
  await expect(main.getByText('All 62 files are in your vault.')).toBeVisible({ timeout: 60_000 });
  await files.setInputFiles({
    name: 'half.zip',
    mimeType: 'application/zip',
    buffer: readFileSync('tests/fixtures/archives/takeout.zip').subarray(0, 9000),
  });
  await expect(main.getByText('half.zip did not come in as a whole')).toBeVisible();

  const garden = async () => {
    const found = await callApi<{ recordings: { nodes: Item[] } }>(
      context,
      origin,
      '{ recordings(first: 100) { nodes { title note } } }',
      {},
    );
    return found.recordings.nodes.find(({ title }) => title === 'garden');
  };
  expect(await garden()).toMatchObject({ note: 'Grandma in her garden' });

  const { recordings } = await callApi<{
    recordings: { nodes: { title: string; bytes: number }[] };
  }>(context, origin, '{ recordings(first: 100) { nodes { title bytes } } }', {});
  const sent = sixty.map(({ name, buffer }) => `${name.slice(0, -4)} ${buffer.length}`);
  const kept = recordings.nodes.map(({ title, bytes }) => `${title} ${bytes}`);
  expect(kept.filter((one) => one.startsWith('IMG_')).toSorted()).toEqual(sent.toSorted());
  expect(kept).toHaveLength(62);
});
