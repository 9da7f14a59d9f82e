/**
 * The desktop application: `build`, `dev` (builds on each change and starts it), `pack` (builds
 * and makes installers; what follows goes to electron-builder), `keys` (a pair of keys for updates)
 * and `sign` (signs the feeds of a folder). docs/desktop.md tells the rest.
 */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '..');
const application = join(root, 'packages/admin-desktop');
const packaging = join(application, 'packaging');
const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
};

const [task, ...rest] = process.argv.slice(2);
const tasks = { build, dev, pack, tools, keys, sign };
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
  if (!process.env.UPDATE_URL) return;
  if (process.env.UPDATE_PRIVATE_KEY) await sign();
  else console.warn('Before you publish release/, sign it: npm run desktop sign');
}

/** Writes a private key beside which nothing is published, and prints the public one. */
async function keys() {
  const file = resolve(rest[0] ?? 'update-key.pem');
  const { newKeys } = await import(
    pathToFileURL(join(application, 'src/packing/sign-feeds.ts')).href
  );
  const { privatePem, publicKey } = newKeys();
  // 'wx': a key that is in use is never overwritten.
  writeFileSync(file, privatePem, { mode: 0o600, flag: 'wx' });
  console.log(`${file} holds the private key. Keep it off the machines that build.`);
  console.log(`UPDATE_PUBLIC_KEY=${publicKey}`);
}

async function sign() {
  const pem = process.env.UPDATE_PRIVATE_KEY;
  if (!pem) {
    console.error('UPDATE_PRIVATE_KEY has to be the private key, or the path of its file.');
    process.exit(1);
  }
  const folder = task === 'sign' && rest[0] ? resolve(rest[0]) : join(application, 'release');
  const { signFeeds } = await import(
    pathToFileURL(join(application, 'src/packing/sign-feeds.ts')).href
  );
  const { feeds, publicKey } = await signFeeds(folder, pem);
  if (feeds.length === 0) {
    console.error(`There is no latest*.yml in ${folder}.`);
    process.exit(1);
  }
  console.log(`Signed ${feeds.join(', ')} for the key ${publicKey}`);
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
