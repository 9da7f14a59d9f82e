import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort, startProduct } from './harness/product.ts';
import { isShort } from './harness/size.ts';

/** Lighthouse's mobile profile (slow 4G, a slow phone) on one page of each kind. */
const paths = [
  '/',
  '/pricing',
  '/transparent-pricing',
  '/blog',
  '/blog/eternal-communication-record-and-share-lasting-memories',
  '/quizzes',
  '/voice-message-quiz',
  '/contact',
  '/faqs',
  '/family-tree',
  '/free-voice-messages',
  '/future-messages',
];
const bars = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 98 };

const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);
const product = await startProduct();
const port = await freePort();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
});
let below = 0;
const table: Record<string, Record<string, number | string>> = {};
// The short form shows that it runs, on one page.
for (const path of isShort ? paths.slice(0, 1) : paths) {
  const result = await lighthouse(product.origin + path, {
    port,
    onlyCategories: Object.keys(bars),
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${path}`);
  const { categories, audits } = result.lhr;
  const row: Record<string, number | string> = {};
  for (const [name, bar] of Object.entries(bars)) {
    const category = categories[name];
    const score = Math.round((category?.score ?? 0) * 100);
    row[name] = score;
    if (score >= bar) continue;
    below += 1;
    const missed = category?.auditRefs.filter(({ id, weight }) => {
      const found = audits[id]?.score;
      return weight > 0 && typeof found === 'number' && found < 0.9;
    });
    row['missed'] = [row['missed'], ...(missed ?? []).map(({ id }) => id)]
      .filter(Boolean)
      .join(' ');
  }
  table[path] = {
    ...row,
    'LCP ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
  };
}
console.table(table);
process.stdout.write(`${below === 0 ? '✓' : '✗'} ${below} scores below their bar\n`);
await browser.close();
await product.stop();
