import { setUpAuthenticator } from '../harness/authenticator.ts';
import { faultsIn, looks, sidewaysOf } from '../harness/looks.ts';
import { inDatabase } from '../harness/product-database.ts';
import { expect, test } from '../harness/product-test.ts';
import { SiteHeader } from '../page-models/site-header.ts';

test.use({ sharesProduct: true });

test('a member with an authenticator app is asked for the password and a code before a dangerous act', async ({
  page,
  member,
  product,
}) => {
  const { app, recovery } = await setUpAuthenticator(page.context().request, product.origin);
  await inDatabase(
    product,
    `update sessions set password_proven_at = now() - interval '1 hour'
      where user_id = (select id from users where email = $1)`,
    [member.email],
  );
  await page.goto('/settings');
  await new SiteHeader(page).ready();
  const steps = page.getByRole('region', { name: 'Sign-in in two steps' });
  await steps.getByRole('button', { name: 'Make new recovery codes' }).click();
  await page.getByRole('button', { name: 'Make new codes' }).click();

  const asked = page.getByRole('dialog', { name: 'Is it really you?' });
  const code = asked.getByRole('textbox', { name: 'Code' });
  await asked.getByLabel('Your password').fill('not the one');
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(asked.getByLabel('Your password')).toHaveAccessibleDescription(/not right/);
  await expect(code).toBeHidden();

  await asked.getByLabel('Your password').fill(member.password);
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(code).toBeFocused();
  for (const look of looks) {
    const place = `${look.width} ${look.colorScheme}`;
    expect.soft(await faultsIn(page, look), place).toEqual([]);
    expect.soft(await sidewaysOf(page), place).toBeLessThanOrEqual(0);
  }
  await code.fill('000000');
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(code).toHaveAccessibleDescription(/That code is not right/);

  await code.fill(app.code());
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(asked).toBeHidden();
  await expect(steps.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible();
  await expect(steps).not.toContainText(recovery[0] ?? '');
});
