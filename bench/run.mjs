/**
 * `npm run bench`: the measured claims, each beside a reference in the same run, since machines
 * differ. `npm run bench -- page-cache` runs only that one. Nothing here is a test.
 */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { delimiter, resolve } from 'node:path';

process.chdir(resolve(import.meta.dirname, '..'));
const known = [
  ...scriptsIn('bench'),
  ...scriptsIn('bench/delivery').filter((file) => !/stage|process/.test(file)),
];
const wanted = process.argv.slice(2);
const chosen = known.filter((file) => wanted.length === 0 || wanted.includes(nameOf(file)));
if (chosen.length === 0) {
  console.error(`There are: ${known.map(nameOf).join(', ')}`);
  process.exit(1);
}
const [processor] = cpus();
console.log(`${cpus().length} × ${processor?.model.trim()}, Node ${process.version}`);
let failed = 0;
for (const file of chosen) {
  console.log(`\n── ${nameOf(file)} ${'─'.repeat(60 - nameOf(file).length)}`);
  if ((await run(file)) !== 0) failed += 1;
}
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
    PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
  };
  const child = spawn('tsx', [file], { stdio: 'inherit', env });
  return new Promise((fulfil) => child.on('close', fulfil).on('error', () => fulfil(1)));
}
