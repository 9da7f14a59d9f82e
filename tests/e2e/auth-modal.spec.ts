import { AuthModal } from '../page-models/auth-modal.ts';
import { SiteHeader } from '../page-models/site-header.ts';
import { expect, signUp, test } from '../harness/product-test.ts';

test.use({ sharesProduct: true });

const password = 'four horses by the river';
let made = 0;
const newEmail = () => `modal.${process.pid}.${Date.now()}.${(made += 1)}@example.org`;

for (const [screen, viewport] of [
  ['a wide screen', { width: 1280, height: 800 }],
  ['a phone of 360 px', { width: 360, height: 640 }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport });

    test('a visitor signs up by pointer and arrives at the dashboard', async ({ page }) => {
      const modal = new AuthModal(page);
      await page.goto('/');
      await new SiteHeader(page).openAuthModal();
      await expect(modal.heading).toHaveText('Welcome Back');
      await modal.tab('Sign Up').click();
      await expect(modal.heading).toHaveText('Create Your Account');
      await modal.fill(newEmail(), password);
      await modal.button('Create Account').click();
      await page.waitForURL('**/dashboard');
    });

    test('the modal keeps within 85 % of the height and stays on a click beside it', async ({
      page,
    }) => {
      const modal = new AuthModal(page);
      await page.goto('/about');
      await new SiteHeader(page).openAuthModal();
      const box = await modal.root.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.85 + 1);
      await page.mouse.click(4, viewport.height - 4);
      await expect(modal.root).toBeVisible();
    });
  });
}

test('a visitor signs up with the keyboard alone', async ({ page }) => {
  const modal = new AuthModal(page);
  await page.goto('/about');
  const header = new SiteHeader(page);
  await header.ready();
  await header.signInOrUp.focus();
  await page.keyboard.press('Enter');
  await expect(modal.email).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(modal.tab('Sign In')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(modal.tab('Sign Up')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(modal.email).toBeFocused();
  await page.keyboard.type(newEmail());
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
});

test('Escape closes the modal and gives the focus back to where it was', async ({ page }) => {
  const modal = new AuthModal(page);
  await page.goto('/about');
  const header = new SiteHeader(page);
  await header.openAuthModal();
  await expect(modal.root).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal.root).toBeHidden();
  await expect(header.signInOrUp).toBeFocused();
});

test('the modal starts on the sign-in tab with empty fields each time it opens', async ({
  page,
}) => {
  const modal = new AuthModal(page);
  const header = new SiteHeader(page);
  await page.goto('/');
  await header.openAuthModal();
  await modal.tab('Sign Up').click();
  await modal.fill('left@example.org', 'left behind');
  await modal.button('Close').click();
  await header.openAuthModal();
  await expect(modal.tab('Sign In')).toHaveAttribute('aria-selected', 'true');
  await expect(modal.email).toHaveValue('');
  await expect(modal.password).toHaveValue('');
});

test('what is wrong stands under its field, and the focus goes to the first', async ({ page }) => {
  const modal = new AuthModal(page);
  await page.goto('/');
  await new SiteHeader(page).openAuthModal();
  await modal.button('Sign In').click();
  await expect(modal.root.getByText('Please enter a valid email')).toBeVisible();
  await expect(modal.root.getByText('Password is required')).toBeVisible();
  await expect(modal.email).toBeFocused();
  await expect(modal.email).toHaveAccessibleDescription('Please enter a valid email');
  await modal.tab('Sign Up').click();
  await modal.fill('ann@example.org', '12345');
  await modal.button('Create Account').click();
  await expect(modal.root.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(modal.password).toBeFocused();
});

test('a password can be shown and hidden, and its strength is told', async ({ page }) => {
  const modal = new AuthModal(page);
  await page.goto('/');
  await new SiteHeader(page).openAuthModal();
  await modal.tab('Sign Up').click();
  await modal.password.fill(password);
  await expect(modal.password).toHaveAttribute('type', 'password');
  await modal.button('Show password').click();
  await expect(modal.password).toHaveAttribute('type', 'text');
  await modal.button('Hide password').click();
  await expect(modal.password).toHaveAttribute('type', 'password');
  await expect(modal.root.getByText('strong', { exact: true })).toBeVisible();
});

test('a refused sign-in says so in a toast and in the form, and keeps what was typed', async ({
  page,
}) => {
  const modal = new AuthModal(page);
  await page.goto('/');
  await new SiteHeader(page).openAuthModal();
  await modal.fill(newEmail(), 'not the password');
  await modal.button('Sign In').click();
  await expect(modal.toast('Sign In Failed')).toBeVisible();
  await expect(
    modal.root.getByText('The email address or the password is not right'),
  ).toBeVisible();
  await expect(modal.password).toHaveValue('not the password');
});

test('a lost line gives the documented words, not the browser’s', async ({ page }) => {
  const modal = new AuthModal(page);
  await page.goto('/');
  await new SiteHeader(page).openAuthModal();
  await page.route('**/api/auth/signin', (route) => route.abort());
  await modal.fill(newEmail(), password);
  await modal.button('Sign In').click();
  await expect(modal.toast('Sign In Failed')).toContainText(
    'Authentication failed. Please try again.',
  );
});

test('while the server thinks, the button says so and a second press sends nothing', async ({
  page,
}) => {
  const modal = new AuthModal(page);
  await page.goto('/');
  await new SiteHeader(page).openAuthModal();
  let calls = 0;
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/signin', async (route) => {
    calls += 1;
    await answer.promise;
    await route.fulfill({ status: 401, json: { message: 'no' } });
  });
  await modal.fill(newEmail(), password);
  await modal.button('Sign In').click();
  const pending = modal.button('Signing In...');
  await expect(pending).toBeVisible();
  await pending.dispatchEvent('click');
  await page.keyboard.press('Enter');
  answer.resolve();
  await expect(modal.toast('Sign In Failed')).toBeVisible();
  expect(calls).toBe(1);
});

test('a sign-in tells of its success, closes the modal and leads to the return URL', async ({
  page,
  product,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const member = await signUp(elsewhere, product.origin);
  await elsewhere.close();
  const modal = new AuthModal(page);
  const toasts = await modal.noteToasts();
  await page.goto('/?auth=signin&returnUrl=%2Fhow-it-works%3Ffrom%3Dmail');
  await modal.fill(member.email, member.password);
  await modal.button('Sign In').click();
  await expect.poll(() => toasts.join()).toContain('Welcome BackSuccessfully signed in!');
  await page.waitForURL('**/how-it-works?from=mail');
  await expect(modal.root).toBeHidden();
  const header = new SiteHeader(page);
  await expect(header.dashboard).toBeVisible();
  await header.signOut.click();
  await expect(header.signInOrUp).toBeVisible();
});

test('a sign-up tells of its success, and of its failure in the documented words', async ({
  page,
}) => {
  const modal = new AuthModal(page);
  const toasts = await modal.noteToasts();
  await page.goto('/?auth=signup&returnUrl=%2Fabout');
  await page.route('**/api/auth/signup', (route) => route.fulfill({ status: 502, body: '' }));
  await modal.fill(newEmail(), password);
  await modal.button('Create Account').click();
  await expect(modal.toast('Sign Up Failed')).toContainText(
    'Account creation failed. Please try again.',
  );
  await page.unroute('**/api/auth/signup');
  await modal.button('Create Account').click();
  await expect.poll(() => toasts.join()).toContain('Account Created Successfully');
  await page.waitForURL('**/about');
});

test('a return URL on another site leads to the dashboard instead', async ({ page }) => {
  const modal = new AuthModal(page);
  await page.goto('/?auth=signup&returnUrl=https%3A%2F%2Fevil.example%2F');
  await modal.fill(newEmail(), password);
  await modal.button('Create Account').click();
  await page.waitForURL('**/dashboard');
});

test('a plan leads to its checkout', async ({ page }) => {
  const modal = new AuthModal(page);
  await page.goto('/?auth=signup&plan=memory-plus');
  await modal.fill(newEmail(), password);
  await modal.button('Create Account').click();
  await page.waitForURL('**/checkout?plan=memory-plus');
});

test('a sign-up is worth 10 USD to a configured provider, and nothing leaves the site', async ({
  page,
  product,
}) => {
  const modal = new AuthModal(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(product.origin)) {
      foreign.push(request.url());
    }
  });
  await page.goto('/?auth=signup&returnUrl=%2Fabout');
  await page.evaluate(() => {
    window.dataLayer = [];
    const { push } = window.dataLayer;
    window.dataLayer.push = function keep(event: unknown) {
      sessionStorage.setItem('told', JSON.stringify(event));
      return push.call(this, event);
    };
  });
  const email = newEmail();
  await modal.fill(email, password);
  await modal.button('Create Account').click();
  await page.waitForURL('**/about');
  const told = await page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? 'null'));
  expect(told).toEqual({ event: 'conversion', value: 10, currency: 'USD', email });
  expect(foreign).toEqual([]);
});

test('a forgotten password: the answer is the same for known and unknown addresses', async ({
  page,
}) => {
  const modal = new AuthModal(page);
  await page.goto('/');
  await new SiteHeader(page).openAuthModal();
  await modal.button('Forgot password?').click();
  await expect(modal.heading).toHaveText('Reset Your Password');
  await modal.email.fill('nobody@example.org');
  await modal.button('Send the Link').click();
  await expect(modal.root.getByText('If there is an account for nobody@example.org')).toBeVisible();
  await modal.button('Back to sign in').click();
  await expect(modal.heading).toHaveText('Welcome Back');
});

test('a press on a button before the page came to life is not lost', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Get Started', exact: true }).click();
  scripts.resolve();
  await expect(new AuthModal(page).heading).toHaveText('Welcome Back');
});

test('C4: an address may open the sign-up tab; the next opening starts at Sign In again', async ({
  page,
}) => {
  const modal = new AuthModal(page);
  await page.goto('/about?auth=signup');
  await expect(modal.heading).toHaveText('Create Your Account');
  await page.keyboard.press('Escape');
  await new SiteHeader(page).openAuthModal();
  await expect(modal.heading).toHaveText('Welcome Back');
});

test('C1: when no script can be loaded any more, a press shows words and the page stays', async ({
  page,
}) => {
  await page.goto('/about');
  const header = new SiteHeader(page);
  await header.ready();
  await page.route('**/assets/**', (route) => route.abort());
  await header.signInOrUp.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('C5: the toast of a sign-up is still there on the page it leads to', async ({ page }) => {
  const modal = new AuthModal(page);
  await page.goto('/about?auth=signup');
  await modal.fill(newEmail(), password);
  await modal.button('Create Account').click();
  await page.waitForURL('**/dashboard');
  await expect(modal.toast('Account Created Successfully')).toBeVisible();
});

test('C6: F8 moves the focus to the notices before a first one was shown', async ({ page }) => {
  await page.goto('/about');
  await new SiteHeader(page).ready();
  await page.keyboard.press('F8');
  const region = page.getByRole('region', { name: 'Notices (F8)' });
  await expect(region.getByRole('list')).toBeFocused();
});
