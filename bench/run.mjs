/**
 * `npm run bench`: the measured claims, each beside a reference in the same run, since machines
 * differ. `npm run bench -- page-cache` runs only that one. `--short` runs each in a few seconds
 * with little data and judges no speed: CI sees that every bench still runs.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { delimiter, resolve } from 'node:path';

process.chdir(resolve(import.meta.dirname, '..'));
const known = [
  ...scriptsIn('bench'),
  ...scriptsIn('bench/delivery').filter((file) => !/stage|process/.test(file)),
];
const wanted = process.argv.slice(2).filter((name) => name !== '--short');
const isShort = process.argv.includes('--short');
const chosen = known.filter((file) => wanted.length === 0 || wanted.includes(nameOf(file)));
if (chosen.length === 0) {
  console.error(`There are: ${known.map(nameOf).join(', ')}`);
  process.exit(1);
}
const [processor] = cpus();
console.log(`${cpus().length} × ${processor?.model.trim()}, Node ${process.version}`);
let passed = 0;
let failed = 0;
for (const file of chosen) {
  console.log(`\n── ${nameOf(file)} ${'─'.repeat(60 - nameOf(file).length)}`);
  if ((await run(file)) === 0) passed += 1;
  else failed += 1;
}
const report = process.env.BENCH_REPORT;
if (report) writeFileSync(report, JSON.stringify({ passed, failed }));
process.exit(failed === 0 ? 0 : 1);

function scriptsIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name}`);
}

function nameOf(file) {
  return file.replace(/^.*\//, '').replace(/\.ts$/, '');
}

function run(file) {
  const env = {
    ...process.env,
    ...(isShort ? { BENCH_SHORT: '1' } : {}),
    PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
  };
  // Decorators of type-graphql need it before the first resolver is read, whatever comes first.
  const child = spawn('tsx', ['--import', 'reflect-metadata', file], { stdio: 'inherit', env });
  return new Promise((fulfil) => child.on('close', fulfil).on('error', () => fulfil(1)));
}
