import type { BrowserContext, Page } from '@playwright/test';
import { callApi, uploadFile } from '../harness/family-of-two.ts';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { expect, test } from '../harness/product-test.ts';
import { MemberShell } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

async function addPhoto(
  context: BrowserContext,
  origin: string,
  name: string,
  title: string,
): Promise<string> {
  const file = `tests/fixtures/photos/${name}`;
  const id = await uploadFile(context, origin, { kind: 'PHOTO', title, file });
  const state = async () => {
    const query = 'query ($id: ID!) { recording(id: $id) { state } }';
    const { recording } = await callApi<{ recording: { state: string } }>(context, origin, query, {
      id,
    });
    return recording.state;
  };
  await expect.poll(state, { timeout: 60_000 }).toBe('READY');
  return id;
}

async function lookAt(page: Page, place: string): Promise<void> {
  for (const look of looks) {
    const where = `${place} ${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), where).toEqual([]);
    expect.soft(await sidewaysOf(page), where).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

const shapeOf = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return [picture.naturalWidth, picture.naturalHeight];
  }, url);

test('a member turns and crops a photo by keys, and comes back to the original', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  const id = await addPhoto(context, product.origin, '03-two-people.jpg', 'Two people');
  await page.goto(`/voice-recordings/${id}`);
  await new MemberShell(page).ready();
  await page.getByText('Details', { exact: true }).click();
  const [width = 0, height = 0] = await shapeOf(page, `/media/${id}`);
  const editor = page.getByRole('dialog', { name: 'Rotate or crop' });
  const open = async () => {
    await page.getByRole('button', { name: 'Rotate or crop' }).click();
    await expect(editor.getByRole('group', { name: 'Frame' })).toBeVisible();
  };
  await open();
  await editor.getByRole('button', { name: 'Rotate right' }).click();
  const corner = editor.getByRole('button', { name: /^Top left corner/ });
  await corner.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(corner).toHaveAccessibleName(/70% of the width, 90% of the height/);
  await lookAt(page, 'editor');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden({ timeout: 30_000 });

  const near = (found: number, meant: number) => expect(Math.abs(found - meant)).toBeLessThan(3);
  const [newWidth = 0, newHeight = 0] = await shapeOf(page, `/media/${id}?edit=1`);
  near(newWidth, height * 0.7);
  near(newHeight, width * 0.9);
  await expect(page.getByRole('img', { name: 'Two people' })).toHaveAttribute(
    'src',
    `/media/${id}?edit=1`,
  );
  await page.getByText('Details', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Download as edited' })).toBeVisible();

  await open();
  await editor.getByText('Earlier versions').click();
  await expect(editor.getByText('Turned by 90° · Cropped')).toBeVisible();
  await editor.getByRole('button', { name: 'Back to the original' }).click();
  await expect(editor).toBeHidden({ timeout: 30_000 });
  expect(await shapeOf(page, `/media/${id}?edit=2`)).toEqual([width, height]);

  // In the viewer, with the mouse; its arrow keys stay the editor's.
  await page.goto(`/memory-vault/${id}`);
  const viewer = page.getByRole('dialog', { name: 'Viewer: Two people' });
  await viewer.getByRole('button', { name: 'Details' }).click();
  await open();
  const box = (await editor.getByRole('button', { name: /^Move the frame/ }).boundingBox())!;
  await page.mouse.move(box.x + box.width, box.y + box.height);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(corner).toHaveAccessibleName(/50% of the width, 50% of the height/);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toBeHidden({ timeout: 30_000 });
  await expect(viewer.getByRole('img', { name: 'Two people' }).first()).toHaveAttribute(
    'src',
    `/media/${id}/middle?edit=3`,
  );
});

test('a member keeps the best of what is there more than once', async ({
  page,
  context,
  product,
  member: _,
}) => {
  test.slow();
  const { origin } = product;
  await page.goto('/memory-vault/duplicates');
  await expect(page.getByText('Nothing is in your vault twice')).toBeVisible();
  await addPhoto(context, origin, '05-cat-no-offset.jpg', 'Cat of the phone');
  await addPhoto(context, origin, '10-cat.png', 'Cat of the computer');
  await addPhoto(context, origin, '06-rocket-mirrored.jpg', 'Rocket');
  await addPhoto(context, origin, '06-rocket-mirrored.jpg', 'Rocket again');
  await addPhoto(context, origin, '03-two-people.jpg', 'Two people');
  await page.goto('/memory-vault');
  await page.getByRole('navigation', { name: 'Memory vault' }).getByText('Duplicates').click();
  const cats = page.getByRole('region', { name: '2 photos that look alike' });
  const rockets = page.getByRole('region', { name: 'The same file, 2 times' });
  await expect(cats.getByRole('img')).toHaveCount(2);
  await lookAt(page, 'duplicates');

  await new MemberShell(page).ready();
  await rockets.getByRole('button', { name: 'Keep this one: “Rocket”' }).click();
  await expect(rockets.getByText('One item is in the trash now.')).toBeVisible();
  await rockets.getByRole('button', { name: 'Undo' }).click();
  await expect(rockets.getByRole('img')).toHaveCount(2);
  await rockets.getByRole('button', { name: 'Keep this one: “Rocket”' }).click();
  await expect(rockets.getByText('One item is in the trash now.')).toBeVisible();
  await cats.getByRole('button', { name: 'They are different' }).click();
  await expect(cats.getByText('We will not ask about these again.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Nothing is in your vault twice')).toBeVisible();
  await page.goto('/memory-vault/trash');
  await expect(page.getByRole('main').getByText('Rocket again')).toBeVisible();
});
