import { TusClient } from '@infinite/api/features/recordings/recordings/testing/tus-client';
import { generateTree } from '@infinite/gedcom/testing/generate-tree';
import { memoryOf, peakMemory } from './harness/memory.ts';
import { signUp, startProduct } from './harness/product.ts';
import { sized } from './harness/size.ts';
import { analyzeTree, importTree } from './harness/tree-files.ts';
import { median, verdict } from './harness/verdict.ts';
import { readLines } from './references/gedcom-lines.ts';

const individuals = sized(100_000, 500);

/**
 * A tree of 100,000 individuals from a GEDCOM 5.5.1 file, from its confirmation to the moment when it is in the
 * tree, beside a program that only reads its lines. The import also converts to GEDCOM 7, and writes records,
 * ledger and rows for lists, search and charts.
 */
const product = await startProduct();
const client = new TusClient(product.origin, await signUp(product.origin));
const content = Buffer.from([...generateTree(individuals)].join(''));
const lines = [1, 2, 3, 4, 5].map(() => {
  const started = performance.now();
  readLines([content]);
  return (performance.now() - started) / 1000;
});
const idle = memoryOf(product.pid);
const seconds = { analysis: 0, import: 0 };
const cpu = { server: product.serverCpu(), database: product.databaseCpu() };
const peak = await peakMemory(product.pid, async () => {
  let started = performance.now();
  const id = await analyzeTree(client, content);
  seconds.analysis = (performance.now() - started) / 1000;
  started = performance.now();
  await importTree(client, id);
  seconds.import = (performance.now() - started) / 1000;
});
console.table({
  'bare lines': { seconds: median(lines) },
  'upload and analysis': { seconds: seconds.analysis },
  import: { seconds: seconds.import },
  'CPU of the server, all': { seconds: product.serverCpu() - cpu.server },
  'CPU of PostgreSQL, all': { seconds: product.databaseCpu() - cpu.database },
});
console.table({
  file: { MB: Math.round(content.length / 1e6) },
  idle: { MB: Math.round(idle) },
  peak: { MB: Math.round(peak) },
});
verdict('time of the import, of a bare line parser', seconds.import / median(lines), { max: 3 });
verdict('MB of memory more than idle, of 500', (peak - idle) / 500, { max: 1 });
await product.stop();
