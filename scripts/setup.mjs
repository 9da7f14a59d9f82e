/**
 * Brings a fresh clone to where `npm start` or `npm test` can run, and does nothing when it is
 * there already. Runs on the Node that the machine has (20 or later) with nothing installed, so it
 * uses only what Node brings: node_modules/.bin/node is the Node 24 that everything else runs on.
 */
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { halves, isFresh } from './build-inputs.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

try {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new Problem(
      `Node ${process.version} is too old. Install Node 20 or later and try again.`,
    );
  }
  if (!isInstalled()) await installDependencies();
  const wanted = process.argv[2];
  // One keeps the processor busy, the other the line.
  const ended = await Promise.allSettled([
    wanted !== 'install' && build(),
    wanted === 'test' && installTestTools(),
  ]);
  for (const { reason } of ended) if (reason) throw reason;
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}

/** What hinders, and the way out, in one line. */
function Problem(message) {
  this.message = message;
}

/** Compares what npm noted in node_modules with the lock file; other platforms' parts may miss. */
function isInstalled() {
  const noted = 'node_modules/.package-lock.json';
  if (!existsSync(noted) || !existsSync(nodeOfProject())) return false;
  const there = JSON.parse(readFileSync(noted, 'utf8')).packages;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || optional || link || there[path]?.version === version,
  );
}

async function installDependencies() {
  assertWritable(root);
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm'];
  console.log('Installing dependencies (once; one to three minutes on a slow line) …');
  // Not `npm ci`: it refuses a lock file that lacks other platforms' optional parts, and registries
  // publish those late. `install --no-save` takes exactly the locked versions and writes no lock.
  const args = [
    ...first,
    'install',
    '--no-save',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await run(command, args, () => `${countPackages()} packages so far`);
  if (!existsSync(nodeOfProject())) {
    throw new Problem(
      'Node 24 was not installed by npm. Allow the install script of the package `node` (npm config ignore-scripts) and run this again.',
    );
  }
}

async function build() {
  if (!Object.values(halves).every(isFresh)) await run(nodeOfProject(), ['scripts/build.mjs']);
}

function countPackages() {
  return existsSync('node_modules') ? readdirSync('node_modules').length : 0;
}

function nodeOfProject() {
  return join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function assertWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Problem(
      `The folder ${folder} is not writable for this user. Clone it as this user, or change its owner with chown -R.`,
    );
  }
}

/** Tests also need a browser, ffmpeg to make and compare sound, and a screen for the application. */
async function installTestTools() {
  const wanted = [
    { package: 'chromium', commands: ['chromium', 'chromium-browser', 'google-chrome'] },
    { package: 'ffmpeg', commands: ['ffmpeg'] },
    ...(process.platform === 'linux' ? [{ package: 'xvfb', commands: ['Xvfb'] }] : []),
  ].filter(({ commands }) => !commands.some(isCommand));
  if (wanted.length === 0) return installMore();
  const packages = wanted.map((tool) => tool.package);
  const byHand = `apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !isCommand('apt-get')) {
    const way = isCommand('apt-get') ? `sudo ${byHand}` : 'your package manager';
    throw new Problem(`The tests need ${packages.join(' and ')}. Install with: ${way}`);
  }
  console.log(`Installing ${packages.join(' and ')} for the tests (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['-qq', 'update'], undefined, env);
  await run('apt-get', byHand.split(' ').slice(1).concat('-qq'), undefined, env);
  installMore();
}

/**
 * Chromium's engine without the browser around it: journeys take a third less time in it. They run
 * in the whole browser, too. And what starts the entries of a desktop session, as a sign-in does.
 */
function installMore() {
  installWhereKnown('chromium-headless-shell');
  if (process.platform === 'linux') installWhereKnown('dex');
}

/** Tests that need it are skipped with a reason where it cannot be had. */
function installWhereKnown(name) {
  if (isCommand(name) || process.getuid?.() !== 0 || !isCommand('apt-get')) return;
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const isKnown = () => spawnSync('apt-cache', ['show', name], quiet).status === 0;
  if (!isKnown()) spawnSync('apt-get', ['-qq', 'update'], quiet);
  if (!isKnown()) return;
  console.log(`Installing ${name} for the tests (once) …`);
  spawnSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', name], quiet);
}

function isCommand(name) {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  return spawnSync(finder, [name], { stdio: 'ignore' }).status === 0;
}

/** Runs one long step and says every ten seconds that it still runs. */
async function run(command, args, progress = () => '', env = process.env) {
  const started = Date.now();
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const timer = setInterval(() => {
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`  … ${[`${seconds} s`, progress()].filter(Boolean).join(', ')}`);
  }, 10_000);
  const code = await new Promise((fulfil) =>
    child.on('close', fulfil).on('error', () => fulfil(1)),
  );
  clearInterval(timer);
  if (code !== 0) {
    throw new Problem(`That step failed (${[command, ...args].join(' ')}); its reason is above.`);
  }
}
