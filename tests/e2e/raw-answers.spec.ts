import { expect, test } from '../harness/product-test.ts';

test.use({ sharesProduct: true });

/** What a program, or a reader without scripts, gets before any page is drawn. */
test.describe('an answer as it goes over the line', () => {
  for (const path of [
    '/@fs/etc/passwd',
    '/@fs/',
    '/@id/vike',
    '/@vite/client',
    '/__vite_ping',
    '/%40fs/etc/passwd',
  ]) {
    test(`${path}, an address of Vite’s development server, is not found`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(404);
      expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
      const page = await answer.text();
      expect(page).toContain('</html>');
      expect(page).not.toContain('root:');
    });
  }

  test('a redirect to signing in names its goal and has no page, and so no script, of its own', async ({
    request,
  }) => {
    const answer = await request.get('/dashboard', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['location']).toBe('/?auth=signin&returnUrl=%2Fdashboard');
    expect(await answer.text()).toBe('');
  });
});
