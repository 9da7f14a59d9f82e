import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TusClient } from '@infinite/api/features/recordings/recordings/testing/tus-client';
import { signUp, startProduct } from './harness/product.ts';
import { startReference } from './harness/reference.ts';
import { sized } from './harness/size.ts';
import { upload } from './harness/upload.ts';
import { median, verdict } from './harness/verdict.ts';

const megabytes = sized(64, 16);
const rounds = sized(7, 3);
const piece = 8_000_000;

/** Files added in pieces, sealed and written through, beside the same pieces appended to a file. */
const folder = await mkdtemp(path.join(tmpdir(), 'infinite-media-'));
const product = await startProduct();
const client = new TusClient(product.origin, await signUp(product.origin));
const reference = await startReference('plain-upload.ts', { FILE: path.join(folder, 'file.bin') });
const rates = { sealed: [] as number[], plain: [] as number[] };
for (let round = 0; round < rounds; round += 1) {
  const content = randomBytes(megabytes * 1_000_000);
  rates.sealed.push(await rate(() => upload(client, content)));
  rates.plain.push(await rate(() => append(content)));
}
console.table({
  'encrypted at rest, by tus': { 'MB a second': median(rates.sealed) },
  'appended to a file': { 'MB a second': median(rates.plain) },
});
verdict('bytes a second of an upload', median(rates.sealed) / median(rates.plain), { min: 0.3 });
await reference.stop();
await product.stop();
await rm(folder, { recursive: true });

async function append(content: Uint8Array): Promise<void> {
  for (let offset = 0; offset < content.length; offset += piece) {
    const answer = await fetch(`http://127.0.0.1:${reference.port}/`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/offset+octet-stream' },
      body: content.slice(offset, offset + piece),
    });
    if (!answer.ok) throw new Error(`the reference answered ${answer.status}`);
  }
}

async function rate(act: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await act();
  return Math.round((megabytes * 1000) / (performance.now() - before));
}
