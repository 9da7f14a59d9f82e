import { uploadVoice } from '../harness/family-of-two.ts';
import { lookAt } from '../harness/look-at.ts';
import { expect, test } from '../harness/product-test.ts';
import { relativeOf } from '../harness/relative.ts';
import { MemberShell, openForMember as open } from '../page-models/member-shell.ts';

test.use({ sharesProduct: true });

test('relatives see who is here now, and a member hides it', async ({
  page,
  context,
  product,
  member: _,
}) => {
  const { origin } = product;
  const { others, name } = await relativeOf(context, origin);
  const id = await uploadVoice(context, origin, 'The boat in Porto');

  await open(page, '/family-collaboration');
  const here = page.getByRole('region', { name: 'Here now' });
  await expect(here).toContainText('Nobody else is here right now.');
  const aunt = await others.newPage();
  await open(aunt, '/voice-recordings');
  await expect(here.getByRole('listitem')).toHaveText([name]);
  await lookAt(page, 'somebody is here');

  // From one page to the next she stays.
  await open(aunt, `/voice-recordings/${id}`);
  await expect(here.getByRole('listitem')).toHaveText([name]);
  await expect(aunt.getByText(/^Here now: /)).toBeVisible();
  await lookAt(aunt, 'beside comments');

  await open(aunt, '/settings');
  const section = aunt.getByRole('region', { name: 'When you are here' });
  await section.getByLabel('Show my family when I am here').uncheck();
  await section.getByRole('button', { name: 'Save this choice' }).click();
  await expect(here).toContainText('Nobody else is here right now.');
  await lookAt(aunt, 'the settings');
  await open(aunt, '/family-collaboration');
  const hers = aunt.getByRole('region', { name: 'Here now' });
  await expect(hers).toContainText('so you don’t see who else is');
  await hers.getByRole('link', { name: 'Change this in your settings' }).click();
  await expect(aunt).toHaveURL('/settings#presence');
  await new MemberShell(aunt).ready();
  await section.getByLabel('Show my family when I am here').check();
  await section.getByRole('button', { name: 'Save this choice' }).click();
  // With the next renewal.
  await expect(here.getByRole('listitem')).toHaveText([name], { timeout: 20_000 });
  await aunt.close();
  await expect(here).toContainText('Nobody else is here right now.', { timeout: 20_000 });
  await others.close();
});
