import { TusClient } from '@infinite/api/features/recordings/recordings/testing/tus-client';
import { generateTree } from '@infinite/gedcom/testing/generate-tree';
import { memoryOf, peakMemory } from './harness/memory.ts';
import { signUp, startProduct } from './harness/product.ts';
import { sized } from './harness/size.ts';
import { analyzeTree, importTree } from './harness/tree-files.ts';
import { verdict } from './harness/verdict.ts';

const individuals = sized(100_000, 500);

/** A tree of 100,000 individuals as a file, in each format: seconds, and what the server holds meanwhile. */
const product = await startProduct();
const client = new TusClient(product.origin, await signUp(product.origin));
const content = Buffer.from([...generateTree(individuals)].join(''));
await importTree(client, await analyzeTree(client, content));
const idle = memoryOf(product.pid);
const rows: Record<string, { seconds: number; MB: number; 'peak MB more': number }> = {};
let most = 0;
for (const query of [
  'format=7.0&living=include',
  'format=5.5.1&living=include',
  'format=7.0',
  'format=gedzip',
]) {
  let bytes = 0;
  const started = performance.now();
  const peak = await peakMemory(product.pid, async () => {
    const answer = await client.get(`/api/tree/file?${query}`);
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
    for await (const piece of answer.body) bytes += (piece as Uint8Array).length;
  });
  most = Math.max(most, peak - idle);
  rows[query] = {
    seconds: (performance.now() - started) / 1000,
    MB: Math.round(bytes / 1e6),
    'peak MB more': Math.round(peak - idle),
  };
}
console.table(rows);
verdict('MB of memory more than idle, of 300', most / 300, { max: 1 });
await product.stop();
