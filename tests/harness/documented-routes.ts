import { readFileSync } from 'node:fs';

interface Route {
  readonly path: string;
  readonly audience: string;
  /** Whether search engines list it under this very address. */
  readonly listed: boolean;
}

/** The documented routes; quotes only stand around the last column. */
export const routes: readonly Route[] = readFileSync('tests/fixtures/routes.csv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [path = '', , audience = '', listed] = line.split(',');
    return { path, audience, listed: listed === 'yes' };
  });

/** Members' pages whose features do not exist yet: nothing there, and nothing leads there. */
export const notBuilt: ReadonlySet<string> = new Set([
  ...['/sharing', '/subscription', '/checkout', '/payment-success'],
]);

/** What a visitor can read. */
export const readable = routes.filter(
  ({ audience }) => audience === 'public' || audience === 'both',
);

/** Paths of the pages that search engines list, articles left out. */
export const listedPaths: readonly string[] = readable
  .filter((route) => route.listed && !route.path.includes('{'))
  .map(({ path }) => path);
