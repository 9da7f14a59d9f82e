/**
 * `npm test`: the suites one after the other, with what they found summed up in the last line,
 * `N passed, N failed`. `npm test -- unit e2e` runs only those; `npm run test:long` repeats what is
 * tried at random as often as the product's figures are stated for.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

process.chdir(resolve(import.meta.dirname, '..'));
const env = {
  ...process.env,
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`,
};
// A developer's own settings must not reach the products that tests start.
for (const name of ['DATABASE_URL', 'MAIL_URL', 'STORAGE_URL', 'DATA_DIR', 'PORT', 'ROLE']) {
  delete env[name];
}

/**
 * Benches in their short form: one that cannot run any more measures nothing. The others
 * (admin-users-table, hot-lists, media-download, start) need more data or time than that form has.
 */
const shortBenches = [
  ...['blog-search', 'csv-export', 'graphql-list', 'member-page', 'newsletter', 'page-cache'],
  ...['deliveries', 'sweep'],
];

const repetitions = {
  pure: { LIVES: '12000' },
  unit: { LOST_COMMITS: '50' },
  reliability: { KILLS: '200', CUTS: '200', DEPLOYS: '50', MESSAGES: '5000', YEARS: '50' },
  'recorder-kill': { KILLS: '30' },
};

const suites = [
  ...['pure', 'unit', 'architecture', 'conformance', 'reliability'].map((name) => ({
    name,
    run: vitest,
  })),
  ...['e2e', 'recorder-kill'].map((name) => ({ name, run: playwright })),
  { name: 'desktop', run: desktop },
  { name: 'bench', run: bench },
];
const isLong = process.argv.includes('--long');
const wanted = process.argv.slice(2).filter((argument) => argument !== '--long');
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(
    `No suite ${unknown.join(', ')}. There are: ${suites.map((s) => s.name).join(' ')}`,
  );
  process.exit(1);
}

const reports = await mkdtemp(join(tmpdir(), 'infinite-reports-'));
/** Both leave a core idle for most of their time, and neither judges a time. */
const sideBySide = ['desktop', 'bench'];
const chosen = suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const sum = { passed: 0, failed: 0, skipped: 0 };
/** Names of the tests that failed, one line each: the end of a log is what people look at first. */
const failures = [];
/** Journeys that failed once and then passed, one line each: each is a fault to look for. */
const unsteady = [];
for (const suite of chosen) if (!sideBySide.includes(suite.name)) await runSuite(suite);
await Promise.all(chosen.filter(({ name }) => sideBySide.includes(name)).map(runSuite));
await rm(reports, { recursive: true, force: true });
if (unsteady.length > 0) console.log(`\nPassed at the second try only:\n${unsteady.join('\n')}`);
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
if (sum.skipped > 0) console.log(`\n${sum.skipped} skipped; each said why`);
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exit(sum.failed === 0 ? 0 : 1);

async function runSuite({ name, run }) {
  // The bench runs beside another suite, and shows what it printed when it is over.
  if (run !== bench) console.log(headingOf(name));
  const started = performance.now();
  if (isLong) Object.assign(env, repetitions[name]);
  const found = await run(name, join(reports, `${name}.json`));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${name}: ${found.passed} passed, ${found.failed} failed in ${seconds} s`);
  for (const key of Object.keys(sum)) sum[key] += found[key] ?? 0;
  failures.push(...(found.failures ?? []).map((failure) => `${name}: ${failure}`));
  unsteady.push(...(found.unsteady ?? []).map((line) => `${name}: ${line}`));
}

function headingOf(name) {
  return `\n── ${name} ${'─'.repeat(70 - name.length)}`;
}

async function vitest(project, report) {
  const args = ['run', '--project', project, '--passWithNoTests', '--reporter', 'default'];
  const code = await start('vitest', [...args, '--reporter', 'json', '--outputFile', report]);
  return counted(
    code,
    report,
    ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests,
      failures: testResults.filter((file) => file.status === 'failed').flatMap(failuresOfFile),
    }),
  );
}

/** A file that could not be read or set up has a message of its own and may have no tests. */
function failuresOfFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const titles = failed.map(({ fullName, failureMessages }) =>
    brief(`${fullName}: ${failureMessages[0]}`),
  );
  return (titles.length > 0 ? titles : [brief(message)]).map(
    (title) => `${relative('.', name)} › ${title}`,
  );
}

async function playwright(project, report) {
  const args = ['test', '--project', project, '--reporter', 'list,json', '--pass-with-no-tests'];
  // docs/decisions/352: one that needs its second try is named at the end.
  if (project === 'e2e') args.push('--retries', '1');
  const code = await start('playwright', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return counted(code, report, ({ stats, suites: files, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: [
      ...files.flatMap((suite) => journeysOf(suite, 'unexpected')),
      ...errors.map(({ message }) => brief(message)),
    ],
    unsteady: files.flatMap((suite) => journeysOf(suite, 'flaky')),
  }));
}

/** Those that ended so, each with its first error and what the page showed then. */
function journeysOf({ file, specs, suites: inner = [] }, status) {
  const wanted = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  return [
    ...wanted.map(({ title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const failed = results.find((result) => result.error);
      const line = brief(`${title}: ${failed?.error.message ?? 'no error was reported'}`);
      return `${file} › ${line}${shownOn(failed)}`;
    }),
    ...inner.flatMap((suite) => journeysOf(suite, status)),
  ];
}

/** Words of dialogs, alerts and notices, out of the picture of the page that Playwright keeps. */
function shownOn(result) {
  const context = result?.attachments.find(({ name }) => name === 'error-context');
  if (!context?.path) return '';
  const lines = readFileSync(context.path, 'utf8').split('\n');
  const telling = lines.filter((line) =>
    /^\s*- (alert|status|alertdialog|dialog|heading)\b/.test(line),
  );
  return telling
    .slice(0, 12)
    .map((line) => `\n    ${line.trim().slice(0, 160)}`)
    .join('');
}

/** The first lines of a message, on one line, without colors. */
function brief(message = 'no error was reported') {
  return stripVTControlCharacters(message)
    .trim()
    .split(/\s*\n\s*/)
    .slice(0, 3)
    .join(' · ');
}

/** The application is built, and its packaging tools are installed; the suite says what it ran on. */
async function desktop(project, report) {
  for (const task of ['build', 'tools']) {
    if ((await start('node', ['scripts/desktop.mjs', task])) !== 0) return { passed: 0, failed: 1 };
  }
  return playwright(project, report);
}

async function bench(suite, report) {
  const args = ['bench/run.mjs', '--short', ...shortBenches];
  const { code, said } = await hear('node', args, { BENCH_REPORT: report });
  console.log(`${headingOf(suite)}\n${said}`);
  return counted(code, report, ({ passed, failed }) => ({ passed, failed }));
}

/** A suite that broke before or after its tests counts as one failure. */
async function counted(code, report, read) {
  const text = await readFile(report, 'utf8').catch(() => undefined);
  const found = text === undefined ? { passed: 0, failed: 0 } : read(JSON.parse(text));
  if (code !== 0 && found.failed === 0) {
    found.failed = 1;
    found.failures = [`every test passed, but the suite ended with ${code}; its own lines say why`];
  }
  return found;
}

function start(command, args, more = {}) {
  return new Promise((fulfil) => {
    const child = spawn(command, args, { env: { ...env, ...more }, stdio: 'inherit' });
    child.on('error', () => fulfil(1)).on('close', fulfil);
  });
}

/** As `start`, but keeps what it prints. */
function hear(command, args, more) {
  return new Promise((fulfil) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { env: { ...env, ...more }, stdio });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (said += text));
    }
    child
      .on('error', ({ message }) => fulfil({ code: 1, said: message }))
      .on('close', (code) => fulfil({ code, said }));
  });
}
