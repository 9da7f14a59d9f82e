/**
 * The desktop application: `build`, `dev` (builds on each change and starts it) and `pack` (builds
 * and makes installers; what follows goes to electron-builder). docs/desktop.md tells the rest.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const application = join(root, 'packages/admin-desktop');
const packaging = join(application, 'packaging');
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
};

const [task, ...rest] = process.argv.slice(2);
const tasks = { build, dev, pack, tools };
if (!tasks[task]) {
  console.error(`No task ${task}. There are: ${Object.keys(tasks).join(' ')}`);
  process.exit(1);
}
await tasks[task]();

async function build() {
  await run('electron-vite', ['build', '--logLevel', 'warn']);
}

/** Electron's own binary is fetched by its package at the first start. */
async function dev() {
  await build();
  const watching = spawn('electron-vite', ['build', '--watch'], options(application));
  await run('electron', ['.', ...rest]).finally(() => watching.kill());
}

async function pack() {
  await tools();
  await build();
  const builder = join(packaging, 'node_modules/electron-builder/cli.js');
  await run(process.execPath, [
    builder,
    '--projectDir',
    application,
    '--config',
    'electron-builder.config.ts',
    '--publish',
    'never',
    ...rest,
  ]);
}

/** A tree of its own: who only starts the product does not wait for it. */
async function tools() {
  if (existsSync(join(packaging, 'node_modules/.package-lock.json'))) return;
  console.log('Installing the packaging tools of the desktop application (once) …');
  await run(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    packaging,
  );
}

async function run(command, args, cwd = application) {
  const child = spawn(command, args, options(cwd));
  const code = await new Promise((done) => child.on('close', done).on('error', () => done(1)));
  if (code !== 0) process.exit(code ?? 1);
}

function options(cwd) {
  return { cwd, env, stdio: 'inherit', shell: process.platform === 'win32' };
}
