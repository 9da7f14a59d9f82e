import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, untilReady } from './harness/product.ts';
import { median } from './harness/verdict.ts';
import { sized } from './harness/size.ts';

/** From nothing to /readyz, as `npm start` of a built checkout does it. */
const dataDir = await mkdtemp(path.join(tmpdir(), 'infinite-start-'));
const first = await start();
const again = [await start()];
for (let more = 0; more < sized(2, 0); more += 1) again.push(await start());
const bare = [await nodeAlone(), await nodeAlone(), await nodeAlone()];
await rm(dataDir, { recursive: true });
const seconds = (value: number) => Number(value.toFixed(2));
console.table({
  'first start, with initdb': { seconds: seconds(first), bar: 6 },
  'second start': { seconds: seconds(median(again)), bar: 3 },
  'node alone, for scale': { seconds: seconds(median(bare)) },
});
process.stdout.write(`${first <= 6 ? '✓' : '✗'} first start ≤ 6 s\n`);
process.stdout.write(`${median(again) <= 3 ? '✓' : '✗'} second start ≤ 3 s\n`);

async function start(): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  await untilReady(`http://localhost:${port}`, child);
  const took = (performance.now() - started) / 1000;
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await once(child, 'close');
  return took;
}

async function nodeAlone(): Promise<number> {
  const started = performance.now();
  await once(spawn(process.execPath, ['-e', '0']), 'close');
  return (performance.now() - started) / 1000;
}
