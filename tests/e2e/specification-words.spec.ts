import type { APIRequestContext } from '@playwright/test';
import { listedPaths } from '../harness/documented-routes.ts';
import { expect, test } from '../harness/product-test.ts';

test.use({ sharesProduct: true });

/** Words that the specification lets people read, by its section. */
const documented: readonly (readonly [where: string, ...words: string[]])[] = [
  ['5: errors appear under each field', 'Please enter a valid email', 'Password is required'],
  ['5: the minimum of a password', 'Password must be at least 6 characters'],
  ['6 and 8: non-admin opens the admin area', 'Access Denied', 'to access this area.'],
  ['8: sign-up failure', 'Sign Up Failed', 'Account creation failed. Please try again.'],
  ['8: sign-up success', 'Account Created Successfully'],
  ['8: sign-in failure', 'Sign In Failed', 'Authentication failed. Please try again.'],
  ['8: sign-in success', 'Welcome Back', 'Successfully signed in!'],
  ['8: settings saved', 'Settings Updated', 'System settings have been successfully updated.'],
  ['8: settings save failed', 'Update Failed', 'Failed to update system settings.'],
  ['8: export success', 'Export Complete', 'data has been exported successfully.'],
  ['8: export failure', 'Export Failed', 'Failed to export data.'],
  ['8: unknown route', '404 Page Not Found'],
];

test('the running product brings every sentence that the specification documents to the browser', async ({
  request,
}) => {
  const served = await everythingServed(request, [...listedPaths, '/admin', '/nowhere']);
  for (const [where, ...words] of documented) {
    for (const each of words) expect.soft(served.includes(each), `${where}: ${each}`).toBe(true);
  }
});

/** The pages at `paths` and every script that they can load, also later, as one text. */
async function everythingServed(request: APIRequestContext, paths: string[]): Promise<string> {
  const texts = new Map<string, string>();
  const waiting = paths.map((path) => new URL(path, 'http://product.test').pathname);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (texts.has(path)) continue;
    const text = await (await request.get(path)).text();
    texts.set(path, text);
    waiting.push(...scriptsNamedIn(text, path));
  }
  return [...texts.values()].join('\n');
}

/** Scripts that a page or a script names, as paths. */
function scriptsNamedIn(text: string, path: string): string[] {
  return [...text.matchAll(/["'`]((?:\/|\.{1,2}\/)?[\w./-]+\.js)["'`]/g)].map(([, name = '']) => {
    // Lists of what a script preloads name files from the root of the site.
    const base = name.startsWith('assets/') ? '/' : path;
    return new URL(name, `http://product.test${base}`).pathname;
  });
}
