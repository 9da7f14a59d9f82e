import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { TusClient } from '@infinite/api/features/recordings/recordings/testing/tus-client';
import { photoForms, photoLimits } from '@infinite/schema/catalogue/media';
import pg from 'pg';
import sharp from 'sharp';
import { signUp, startProduct } from './harness/product.ts';
import { sized } from './harness/size.ts';
import { verdict } from './harness/verdict.ts';

const kinds = {
  phone: { width: 4000, height: 3000, count: sized(20, 2) },
  scan: { width: 1600, height: 1200, count: sized(50, 2) },
} as const;

/**
 * CPU time of server, its processes and database for the photos of one family, from the first byte until all
 * are ready, beside that of sharp alone making the same forms of the same files on one core.
 */
sharp.concurrency(1);
sharp.cache(false);
const fixture = readFileSync(new URL('../tests/fixtures/media/cat.jpg', import.meta.url));
const product = await startProduct();
const cookie = await signUp(product.origin);
const client = new pg.Client({ connectionString: product.databaseUrl });
await client.connect();
const rows = [];
let worst = 0;
for (const [name, { width, height, count }] of Object.entries(kinds)) {
  const files: Buffer[] = [];
  for (let at = 0; at < count; at += 1) files.push(await photo(width, height, at));
  const alone = await spent(ownCpu, async () => {
    for (const file of files) await formsOf(file);
  });
  const uploader = new TusClient(product.origin, cookie);
  const begun = performance.now();
  const whole = await spent(allCpu, async () => {
    for (const file of files) await upload(uploader, file);
    await untilPrepared();
  });
  rows.push({
    photos: `${count} of a ${name}`,
    'sharp alone, CPU s': rounded(alone),
    'ready, CPU s': rounded(whole),
    'ready after, s': rounded((performance.now() - begun) / 1000),
  });
  worst = Math.max(worst, whole / alone);
}
console.table(rows);
verdict('CPU of photos made ready beside sharp alone', worst, { max: 2 });
await client.end();
await product.stop();

/** No two are alike. */
async function photo(width: number, height: number, at: number): Promise<Buffer> {
  return sharp(fixture)
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .modulate({ hue: at * 7 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function formsOf(file: Buffer): Promise<void> {
  const fitted = (from: Buffer, side: number) =>
    sharp(from)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const display = await fitted(file, photoLimits.displaySide)
    .webp({ quality: photoLimits.displayQuality })
    .toBuffer();
  for (const { side, quality } of Object.values(photoForms)) {
    await fitted(display, side).webp({ quality }).toBuffer();
  }
}

async function upload(uploader: TusClient, file: Buffer): Promise<void> {
  const metadata = { kind: 'PHOTO', title: 'Bench', takeId: randomUUID(), origin: 'uploaded' };
  const begun = await uploader.begin(
    { ...metadata, filename: 'a.jpg', filetype: 'image/jpeg' },
    file.length,
  );
  const location = begun.headers.get('location') ?? '';
  const sent = await uploader.send(new URL(location, product.origin).pathname, 0, file);
  if (!sent.ok) throw new Error(`upload: ${sent.status} ${await sent.text()}`);
}

async function untilPrepared(): Promise<void> {
  for (;;) {
    const { rows: waiting } = await client.query(
      `select 1 from recordings where state <> 'READY' limit 1`,
    );
    if (waiting.length === 0) return;
    await new Promise((next) => setTimeout(next, 50));
  }
}

function ownCpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function allCpu(): number {
  return product.serverCpu() + product.databaseCpu();
}

async function spent(cpu: () => number, work: () => Promise<void>): Promise<number> {
  const before = cpu();
  await work();
  return cpu() - before;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
