import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TusClient } from '@infinite/api/features/recordings/recordings/testing/tus-client';
import { load, requestText } from './harness/load.ts';
import { signUp, startProduct } from './harness/product.ts';
import { startReference } from './harness/reference.ts';
import { median, verdict } from './harness/verdict.ts';
import { sized } from './harness/size.ts';
import { untilReady, upload } from './harness/upload.ts';

const megabytes = sized(64, 16);

/** A recording, decrypted and authenticated as it streams, beside the same file from the disk. */
const folder = await mkdtemp(path.join(tmpdir(), 'infinite-media-'));
const content = randomBytes(megabytes * 1_000_000);
await writeFile(path.join(folder, 'file.bin'), content);
const product = await startProduct();
const cookie = await signUp(product.origin);
const client = new TusClient(product.origin, cookie);
const id = await upload(client, content);
await untilReady(client, id);
const reference = await startReference('static-file.ts', { FILE: path.join(folder, 'file.bin') });
const whole = requestText('GET', `/media/${id}/original`, { cookie });
const part = requestText('GET', `/media/${id}/original`, {
  cookie,
  range: 'bytes=20000000-20999999',
});
const plain = requestText('GET', '/file.bin', {});
const plainPart = requestText('GET', '/file.bin', { range: 'bytes=20000000-20999999' });
const rates = {
  whole: [] as number[],
  plain: [] as number[],
  part: [] as number[],
  plainPart: [] as number[],
};
for (let round = 0; round < 3; round += 1) {
  rates.whole.push(await rate(product.port, whole));
  rates.plain.push(await rate(reference.port, plain));
  rates.part.push(await rate(product.port, part));
  rates.plainPart.push(await rate(reference.port, plainPart));
}
console.table({
  'encrypted at rest': {
    'MB a second': median(rates.whole),
    'in ranges of 1 MB': median(rates.part),
  },
  '@fastify/static': {
    'MB a second': median(rates.plain),
    'in ranges of 1 MB': median(rates.plainPart),
  },
});
verdict('bytes a second of a download', median(rates.whole) / median(rates.plain), { min: 0.5 });
verdict('bytes a second in ranges', median(rates.part) / median(rates.plainPart), { min: 0.5 });
await reference.stop();
await product.stop();
await rm(folder, { recursive: true });

async function rate(port: number, request: string): Promise<number> {
  const { bytes, seconds } = await load(port, request, { seconds: 3, connections: 2 });
  return Math.round(bytes / 1e6 / seconds);
}
