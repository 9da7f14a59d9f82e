import { createPrivateKey } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKeys, signedFeed, signFeeds } from '@infinite/admin-desktop/packing/sign-feeds';
import { FarServer } from '@infinite/admin-desktop/testing/far-server';
import { expect, test } from '@playwright/test';
import { describeRuntime, findElectronRuntime } from '../harness/electron-runtime.ts';
import { packDesktop } from '../harness/pack-desktop.ts';
import { devToolsPort, PackedDesktop } from '../harness/packed-desktop.ts';

const runtime = findElectronRuntime();
const feedAddress = 'https://updates.example/desktop/';
const name = 'latest-linux.yml';
const own = newKeys();
const other = newKeys();

let folder: string;
/** The feed of version 0.1.1, as electron-builder wrote it and our key signed it. */
let newer: string;
let installer: string;
let server: FarServer;
/** What the feed's folder holds. */
let files: Files = {};
/** Version 0.1.0, and the file that it replaces with a newer one. */
let desktop: PackedDesktop;
let appImage: string;

test.describe.configure({ mode: 'serial' });
// Electron's binary has to be packed; without it the same refusals are held by updates.test.ts.
test.skip(!runtime, describeRuntime(runtime));

test.beforeAll(async () => {
  test.setTimeout(180_000);
  if (!runtime) return;
  folder = await mkdtemp(join(tmpdir(), 'infinite-updates-'));
  const env = { UPDATE_URL: feedAddress, UPDATE_PUBLIC_KEY: own.publicKey };
  await packDesktop(runtime, join(folder, 'old'), { env });
  // What stands for the AppImage starts what it would hold: the packed new version.
  installer = [
    '#!/bin/sh',
    `echo $$ > '${join(folder, 'started')}'`,
    `exec '${join(folder, 'new/linux-unpacked/infinite-connections-admin')}' --no-sandbox \\`,
    `  --remote-debugging-port=0 --user-data-dir="$UPDATED_DATA" 2> '${join(folder, 'said')}'`,
    '',
  ].join('\n');
  await packDesktop(runtime, join(folder, 'new'), {
    env,
    version: '0.1.1',
    installer: { name: 'infinite-connections-admin-0.1.1.AppImage', content: installer },
  });
  await signFeeds(join(folder, 'new'), own.privatePem);
  newer = await readFile(join(folder, 'new', name), 'utf8');
  server = await FarServer.start();
  server.answer = ({ url = '' }, response) => {
    const file = files[new URL(url, server.origin).pathname];
    if (file === undefined) response.writeHead(404).end();
    else if (typeof file === 'string') response.writeHead(200).end(file);
    else response.writeHead(302, { location: file.redirect }).end();
  };
});
test.afterAll(async () => {
  await desktop?.kill();
  await server?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

type Files = Record<string, string | { redirect: string }>;
const path = '/infinite-connections-admin-0.1.1.AppImage';
const signedBy = (text: string, pem = own.privatePem) =>
  signedFeed(name, text, createPrivateKey(pem));
const ofVersion = (version: string) => signedBy(newer.replaceAll('0.1.1', version));

/** Starts version 0.1.0 with this address in place of the one that is built in. */
async function startWith(address: string): Promise<PackedDesktop> {
  const config = join(folder, 'old/linux-unpacked/resources/app-update.yml');
  const built = await readFile(config, 'utf8');
  await writeFile(config, built.replace(/^url: .*$/m, `url: ${address}`));
  const run = await mkdtemp(join(folder, 'run-'));
  appImage = join(run, 'own.AppImage');
  await writeFile(appImage, 'this version');
  const started = await PackedDesktop.start({
    executable: join(folder, 'old/linux-unpacked/infinite-connections-admin'),
    userData: join(run, 'data'),
    env: {
      ...{ APPIMAGE: appImage, XDG_CACHE_HOME: join(run, 'cache') },
      UPDATED_DATA: join(run, 'data'),
    },
  });
  await expect.poll(() => started.page(), { timeout: 60_000 }).toBeDefined();
  return started;
}

/** Has the application look again with these files as its feed. */
async function look(next: Files): Promise<unknown> {
  files = next;
  await desktop.evaluate(`window.desktop.request('update:check')`);
  return desktop.evaluate(update);
}

test('electron-builder writes the feed into the application and beside the installer', async () => {
  const built = await readFile(join(folder, 'old/linux-unpacked/resources/app-update.yml'), 'utf8');
  expect(built).toContain(`provider: generic\nurl: ${feedAddress}\n`);
  expect(newer).toMatch(
    /^version: 0\.1\.1\nfiles:\n {2}- url: infinite-connections-admin-0\.1\.1\.AppImage\n/,
  );
  expect(newer).toMatch(/\nsignature: [\w+/]{86}==\n$/);
});

test('the application starts with its feed and can say where updates come from', async () => {
  desktop = await startWith(server.origin);
  await expect.poll(() => desktop.evaluate(update)).toEqual(failed('not-a-feed'));
  await desktop.evaluate(pressAbout);
  await expect.poll(() => desktop.evaluate(text)).toContain(`Electron ${runtime?.version}`);
  const words = await desktop.evaluate(text);
  expect(words).toContain('Version 0.1.0');
  expect(words).toContain(server.origin);
  expect(words).toContain('Updates are verified with a built-in key.');
});

for (const version of ['0.1.0', '0.0.9']) {
  test(`version ${version} is not taken by 0.1.0`, async () => {
    server.requests.length = 0;
    expect(await look({ [`/${name}`]: ofVersion(version), [path]: installer })).toEqual({
      kind: 'current',
    });
    expect(server.requests.map(({ url }) => url.split('?')[0])).toEqual([`/${name}`]);
  });
}

const failed = (failure: string) => ({ kind: 'failed', failure });
const flipped = () => installer.replace('echo', 'Echo');
const refusals: readonly [string, () => Files, object, RegExp][] = [
  [
    'a file with a flipped byte',
    () => ({ [`/${name}`]: newer, [path]: flipped() }),
    failed('checksum'),
    /is not the announced version/,
  ],
  [
    'a file that is missing',
    () => ({ [`/${name}`]: newer }),
    failed('download'),
    /could not be downloaded/,
  ],
  [
    'a feed that nobody signed',
    () => ({ [`/${name}`]: newer.replace(/^signature:.*\n/m, ''), [path]: installer }),
    failed('signature'),
    /without a valid signature/,
  ],
  [
    'a feed that somebody else signed',
    () => ({ [`/${name}`]: signedBy(newer, other.privatePem), [path]: installer }),
    failed('signature'),
    /without a valid signature/,
  ],
  [
    'a feed with another size than the signed one',
    () => ({
      [`/${name}`]: newer.replace(/(\n {4}sha512: .*)/, '$1\n    size: 1'),
      [path]: installer,
    }),
    failed('signature'),
    /without a valid signature/,
  ],
  [
    'a page in place of the feed',
    () => ({ [`/${name}`]: '<html><body>Sign in to this network</body></html>' }),
    failed('not-a-feed'),
    /makes no sense/,
  ],
  [
    'a feed without a version',
    () => ({ [`/${name}`]: 'files: []\n' }),
    failed('not-a-feed'),
    /makes no sense/,
  ],
  ['no feed at all', () => ({}), failed('not-a-feed'), /makes no sense/],
  [
    'a redirect to plain http',
    () => ({ [`/${name}`]: { redirect: `http://updates.example/${name}` } }),
    failed('not-encrypted'),
    /without encryption/,
  ],
];
for (const [what, answer, state, words] of refusals) {
  test(`${what} is refused with a sentence, and this version stays`, async () => {
    expect(await look(answer())).toEqual(state);
    await expect.poll(() => desktop.evaluate(text)).toMatch(words);
    expect(await readFile(appImage, 'utf8')).toBe('this version');
  });
}

test('a newer version is taken, checked, kept ready, and put in place when it is asked for', async () => {
  expect(await look({ [`/${name}`]: newer, [path]: installer })).toEqual({
    kind: 'ready',
    version: '0.1.1',
  });
  await expect.poll(() => desktop.evaluate(text)).toContain('Version 0.1.1 is ready.');
  expect(existsSync(join(folder, 'started'))).toBe(false);
  // No answer comes: the application ends.
  void desktop.evaluate(`window.desktop.request('update:install')`).catch(() => {});
  await expect.poll(() => existsSync(join(folder, 'started')), { timeout: 30_000 }).toBe(true);
  expect(await readFile(appImage, 'utf8')).toBe(installer);
  // The new version itself runs, on the same display and with the same data.
  const said = () => readFile(join(folder, 'said'), 'utf8').catch(() => '');
  await expect.poll(said, { timeout: 60_000 }).toMatch(devToolsPort);
  const pid = Number(await readFile(join(folder, 'started'), 'utf8'));
  const updated = PackedDesktop.attach(desktop, devToolsPort.exec(await said())?.[1] ?? '', pid);
  await expect.poll(() => updated.page(), { timeout: 60_000 }).toBeDefined();
  await expect.poll(() => updated.evaluate(text)).toContain('About this application');
  await updated.evaluate(pressAbout);
  await expect.poll(() => updated.evaluate(text)).toContain('Version 0.1.1');
  await updated.end();
  await desktop.kill();
});

test('a feed over plain http of another computer is not asked', async () => {
  desktop = await startWith('http://updates.example/');
  await expect.poll(() => desktop.evaluate(update)).toEqual(failed('not-encrypted'));
  await desktop.kill();
});

test('an unreachable server and an invalid feed have messages of their own', async () => {
  const gone = await FarServer.start();
  const { origin } = gone;
  await gone.stop();
  desktop = await startWith(origin);
  await expect.poll(() => desktop.evaluate(update)).toEqual(failed('offline'));
  await desktop.evaluate(pressAbout);
  await expect.poll(() => desktop.evaluate(text)).toContain('cannot be reached');
});

/** What the application says of its updates, and all that its page reads. */
const update = `window.desktop.request('state:read').then((state) => state.update)`;
const text = 'document.body.innerText';
const pressAbout = `[...document.querySelectorAll('button')]
  .find(({ textContent }) => textContent === 'About this application')?.click()`;
