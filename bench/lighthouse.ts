import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { filmstripOf } from './harness/filmstrip.ts';
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
const bars = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 99 };
/** Milliseconds at most. */
const times = {
  'FCP ms': { audit: 'first-contentful-paint', bar: 1_300 },
  'LCP ms': { audit: 'largest-contentful-paint', bar: 1_800 },
};

const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) =>
  existsSync(file),
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
for (const address of isShort ? paths.slice(0, 1) : paths) {
  const result = await lighthouse(product.origin + address, {
    port,
    onlyCategories: Object.keys(bars),
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
  const { categories, audits } = result.lhr;
  const row: Record<string, number | string> = {};
  const missed: string[] = [];
  for (const [name, bar] of Object.entries(bars)) {
    const category = categories[name];
    const score = Math.round((category?.score ?? 0) * 100);
    row[name] = score;
    if (score >= bar) continue;
    below += 1;
    for (const { id, weight } of category?.auditRefs ?? []) {
      const found = audits[id]?.score;
      if (weight > 0 && typeof found === 'number' && found < 0.9) missed.push(id);
    }
  }
  for (const [name, { audit, bar }] of Object.entries(times)) {
    const took = Math.round(audits[audit]?.numericValue ?? Infinity);
    row[name] = took;
    if (took <= bar) continue;
    below += 1;
    missed.push(audit);
  }
  if (missed.length > 0) row['missed'] = missed.join(' ');
  table[address] = row;
}
console.table(table);
process.stdout.write(`${below === 0 ? '✓' : '✗'} ${below} scores and times miss their bar\n`);
await saveFilmstrips(process.env['FILMSTRIPS']);
await browser.close();
await product.stop();

/** `FILMSTRIPS=folder`: what a reader on a slow line sees, a picture for each page. */
async function saveFilmstrips(folder: string | undefined): Promise<void> {
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (const address of isShort ? paths.slice(0, 1) : paths) {
    const name = `${address.replaceAll(/\W+/g, ' ').trim().replaceAll(' ', '-') || 'home'}.png`;
    await writeFile(path.join(folder, name), await filmstripOf(browser, product.origin + address));
  }
}
