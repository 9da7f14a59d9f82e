import { setUpAuthenticator } from '../harness/authenticator.ts';
import { administratorOf, signInAsAdministrator } from '../harness/administrator.ts';
import { expect, test } from '../harness/desktop-test.ts';
import { ConsolePage } from '../page-models/admin/console-page.ts';
import { DesktopPage } from '../page-models/desktop/desktop-page.ts';

test('an administrator signs in to the application in two steps', async ({
  desktop,
  product,
  context,
}) => {
  const who = await administratorOf(product);
  await signInAsAdministrator(context, product);
  const { app } = await setUpAuthenticator(context.request, product.origin);

  const page = new DesktopPage(desktop.page);
  const panel = new ConsolePage(desktop.page, async () => {});
  await page.connect(product.origin);
  await panel.signIn(who.email, who.password);
  const code = desktop.page.getByRole('textbox', { name: 'Code' });
  await code.fill('000000');
  await desktop.page.getByRole('button', { name: 'Confirm' }).click();
  await expect(code).toHaveAccessibleDescription(/That code is not right/);
  await code.fill(app.code());
  await desktop.page.getByRole('button', { name: 'Confirm' }).click();
  await panel.ready();
  await expect(panel.stat('Total Users')).toContainText(/\d/);
});
