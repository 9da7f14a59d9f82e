/**
 * `npm run check`: everything that can be said about the code without running the product. All
 * parts run side by side; each prints one line with its time, and its faults when it has some.
 * The last line is `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { delimiter, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);
const env = {
  ...process.env,
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
};

const parts = [
  { name: 'types', check: () => run('tsc', ['-p', '.', '--noEmit']) },
  { name: 'lint', check: () => run('oxlint', ['--type-aware', '--deny-warnings', '-f', 'unix']) },
  { name: 'format', check: () => run('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'unused', check: () => run('knip', ['--no-progress', '--no-config-hints']) },
  {
    name: 'architecture',
    check: () => run('vitest', ['run', '--project', 'architecture', '--reporter', 'dot']),
  },
  { name: 'schema', check: staleSchema },
  {
    name: 'generated code',
    check: () => run('graphql-codegen', ['--config', 'codegen.yml', '--check', '--silent']),
  },
];

let failed = 0;
const queue = [...parts];
await Promise.all(Array.from({ length: Math.min(3, availableParallelism()) }, work));
console.log(`${parts.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function work() {
  for (let part = queue.shift(); part; part = queue.shift()) {
    const started = performance.now();
    const faults = await part.check();
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${faults === '' ? '✓' : '✗'} ${part.name.padEnd(15)} ${seconds.padStart(5)} s`);
    if (faults === '') continue;
    failed += 1;
    console.log(faults.replace(/^/gm, '    '));
  }
}

/** @returns what the command said when it failed, else nothing */
async function run(command, args, cwd = root) {
  const { code, output } = await execute(command, args, cwd);
  return code === 0 ? '' : output.trim() || `${command} left with ${code}`;
}

function execute(command, args, cwd = root) {
  return new Promise((fulfil) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', (error) => fulfil({ code: 1, output: error.message }));
    child.on('close', (code) => fulfil({ code, output }));
  });
}

/** The committed SDL is what the api emits now. */
async function staleSchema() {
  const { code, output } = await execute('tsx', ['packages/server/src/print-schema.ts', '--print']);
  if (code !== 0) return output;
  const committed = await readFile('packages/schema/schema.graphql', 'utf8');
  return committed === output ? '' : 'schema.graphql is stale: run `npm run codegen`';
}
