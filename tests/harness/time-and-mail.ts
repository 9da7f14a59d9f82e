import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import PostalMime from 'postal-mime';
import { expect } from '@playwright/test';
import { parseDuration } from '../../packages/server/src/duration.ts';
import { inDatabase } from './product-database.ts';
import type { RunningProduct } from './running-product.ts';

const cli = resolve('packages/server/dist/cli.mjs');
const run = promisify(execFile);

/** Moves the product's clock ahead, as an operator does: `npm run cli -- clock advance 49h`. */
export async function advanceClockByCommand(product: RunningProduct, span: string): Promise<void> {
  await run(process.execPath, [cli, 'clock', 'advance', span], {
    env: { ...process.env, NODE_ENV: undefined, DATA_DIR: product.dataDir },
  });
}

/** Writes what that command writes. The command starts a process, which takes a second or two. */
export async function advanceClock(product: RunningProduct, span: string): Promise<void> {
  const ms = parseDuration(span)?.total('milliseconds');
  if (ms === undefined) throw new Error(`${span} is no span of time`);
  await inDatabase(
    product,
    `with moved as (update clock_offset set offset_ms = offset_ms + $1 returning 1)
    select pg_notify('clock', '') from moved`,
    [ms],
  );
}

export interface KeptMail {
  subject: string;
  text: string;
  html: string;
}

/** The mails kept on disk for an address, oldest first. */
export async function mailsTo(product: RunningProduct, address: string): Promise<KeptMail[]> {
  const folder = join(product.dataDir, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    files.toSorted().map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails
    .filter(({ to }) => to?.some((one) => one.address === address))
    .map(({ subject = '', text = '', html = '' }) => ({ subject, text, html }));
}

/** Waits for a mail with a link below `path` ('/answer/', '/shared/'), and gives its newest one. */
export async function linkMailedTo(
  product: RunningProduct,
  address: string,
  path: string,
): Promise<string> {
  const link = new RegExp(`${product.origin}${path}[\\w-]+`, 'g');
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(product, address);
        found = mails.flatMap(({ text }) => text.match(link) ?? []).at(-1);
        return found;
      },
      { timeout: 30_000, intervals: [100, 250] },
    )
    .toBeTruthy();
  return found ?? '';
}
