import { expect, signUp, test } from '../harness/product-test.ts';

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

test.describe('text goes over the line compressed (W5)', () => {
  for (const path of [
    '/about',
    '/blog/feed.xml',
    '/sitemap.xml',
    '/api/openapi.json',
    '/blog?q=letters',
    '/contact?topic=other',
    '/no-such-page',
  ]) {
    test(`${path} as brotli and as gzip, and says that it varies`, async ({ product }) => {
      const plain = await fetch(product.origin + path, {
        headers: { 'accept-encoding': 'identity' },
      });
      const length = (await plain.text()).length;
      expect(plain.headers.get('vary')).toContain('accept-encoding');
      for (const encoding of ['br', 'gzip']) {
        const headers = { 'accept-encoding': encoding };
        const answer = await fetch(product.origin + path, { headers });
        expect(answer.headers.get('content-encoding')).toBe(encoding);
        expect(answer.headers.get('vary')).toContain('accept-encoding');
        expect(Number(answer.headers.get('content-length'))).toBeLessThan(length / 2);
        expect((await answer.text()).length).toBeGreaterThan(length * 0.99);
        const etag = answer.headers.get('etag');
        if (answer.status === 404) continue;
        const again = await fetch(product.origin + path, {
          headers: { ...headers, 'if-none-match': etag ?? '' },
        });
        expect(again.status, etag ?? 'no ETag').toBe(304);
      }
    });
  }
});

test('an address in upper case leads to its page (W13)', async ({ request }) => {
  const answer = await request.get('/Pricing?utm_source=card', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/pricing?utm_source=card');
  expect((await request.get('/No-Such-Page')).status()).toBe(404);
});

test('the files that browsers ask for by themselves are there (W13)', async ({ request }) => {
  for (const path of ['/favicon.ico', '/apple-touch-icon.png', '/manifest.webmanifest']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});

test('a member’s page from its template is the page of that member alone', async ({
  browser,
  product,
}) => {
  const paths = ['/dashboard', '/future-messages', '/schedule-message', '/settings'];
  const pages: Record<string, string>[] = [];
  for (const _member of ['first', 'second']) {
    const context = await browser.newContext({ baseURL: product.origin });
    const { email } = await signUp(context, product.origin);
    const bodies: Record<string, string> = {};
    // The first answer may come from Vike, the second comes from the template.
    for (const path of [...paths, ...paths]) {
      const body = await (await context.request.get(path)).text();
      expect(body, path).toContain(email);
      const before = bodies[path];
      bodies[path] = body.replace(/"now":"[^"]*"/, '');
      if (before !== undefined) expect(bodies[path]).toBe(before);
    }
    for (const other of pages) {
      for (const path of paths) expect(bodies[path]).not.toContain(other['email']);
    }
    pages.push({ ...bodies, email });
    await context.close();
  }
});
