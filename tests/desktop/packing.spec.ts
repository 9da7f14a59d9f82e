import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { newKeys } from '@infinite/admin-desktop/packing/sign-feeds';
import { expect, test } from '@playwright/test';
import { installersFor } from '../../packages/admin-desktop/electron-builder.config.ts';
import { describeRuntime, findElectronRuntime } from '../harness/electron-runtime.ts';
import { packDesktop } from '../harness/pack-desktop.ts';
import { PackedDesktop } from '../harness/packed-desktop.ts';

const application = resolve('packages/admin-desktop');
const packaging = join(application, 'packaging');
const tools = createRequire(join(packaging, 'package.json'));
const runtime = findElectronRuntime();

const feed = 'https://updates.example/desktop/';

test('the configuration of the installers is what electron-builder understands', async () => {
  const { getConfig, validateConfiguration } = tools(
    'app-builder-lib/out/util/config/config.js',
  ) as {
    getConfig(folder: string, file: string, more: null): Promise<Record<string, unknown>>;
    validateConfiguration(config: object, log: object): Promise<void>;
  };
  const { DebugLogger } = tools('builder-util') as { DebugLogger: new (on: boolean) => object };
  const arch = ['x64', 'arm64'];
  const both = (...targets: string[]) => targets.map((target) => ({ target, arch }));
  const config = await getConfig(application, 'electron-builder.config.ts', null);
  await validateConfiguration(config, new DebugLogger(false));
  expect(config).toMatchObject({
    linux: { target: both('deb', 'AppImage', 'rpm') },
    mac: { target: both('dmg', 'zip') },
    win: { target: both('nsis') },
  });
  const own = JSON.parse(await readFile(join(application, 'package.json'), 'utf8')) as {
    dependencies?: object;
    devDependencies: Record<string, string>;
  };
  expect(config['electronVersion']).toBe(own.devDependencies['electron']);
  expect(own.dependencies).toBeUndefined();
  // All of it is published in one folder: no name of a file may lead into another.
  expect(config['linux']).toMatchObject({ artifactName: expect.stringMatching(/^[\w.${}-]+$/) });
  expect(config['linux']).not.toMatchObject({ artifactName: expect.stringContaining('${name}') });
  await expect(validateConfiguration({ nonsense: true }, new DebugLogger(false))).rejects.toThrow();

  const withFeed = installersFor({ UPDATE_URL: feed, UPDATE_PUBLIC_KEY: publicKey });
  await validateConfiguration(withFeed, new DebugLogger(false));
});

const { publicKey } = newKeys();
const updates = { UPDATE_URL: feed, UPDATE_PUBLIC_KEY: publicKey };
const none = { darwin: false, win32: false };
const both = { darwin: true, win32: true };
const cases: readonly [string, Record<string, string>, object, boolean, string][] = [
  ['nothing', {}, none, false, ''],
  ['a feed', updates, none, true, publicKey],
  ['a certificate', { CSC_LINK: 'cert.p12', CSC_KEY_PASSWORD: 'x' }, both, false, ''],
  ['one in the keychain', { CSC_NAME: 'A Company' }, { ...none, darwin: true }, false, ''],
  ['one of Windows', { WIN_CSC_LINK: 'cert.p12' }, { ...none, win32: true }, false, ''],
  ['a certificate and a feed', { ...updates, CSC_LINK: 'cert.p12' }, both, true, publicKey],
  ['a key without a feed', { UPDATE_PUBLIC_KEY: publicKey }, none, false, ''],
];
for (const [name, env, signed, mustBeSigned, updateKeys] of cases) {
  test(`with ${name}, a build says whether it is signed, and takes updates only of its feed`, () => {
    const config = installersFor(env);
    expect(config.extraMetadata.buildFacts).toEqual({ signed, updateKeys });
    expect(config.publish).toEqual('UPDATE_URL' in env ? { provider: 'generic', url: feed } : null);
    // Notarization is electron-builder's own, with APPLE_*; it needs the hardened runtime.
    expect(config.mac).toMatchObject({ hardenedRuntime: true, forceCodeSigning: mustBeSigned });
    expect(config.win.forceCodeSigning).toBe(mustBeSigned);
    const said: unknown[] = [];
    const { warn } = console;
    console.warn = (text) => void said.push(text);
    for (const electronPlatformName of ['darwin', 'win32', 'linux']) {
      config.beforePack({ electronPlatformName });
    }
    console.warn = warn;
    const unsigned = Object.values(signed).filter((is) => !is).length;
    expect(said).toEqual(Array(unsigned).fill(expect.stringContaining('not signed')));
  });
}

const noKeys: readonly [string, string | undefined][] = [
  ['no key', undefined],
  ['an empty key', ''],
  ['a malformed key', 'nonsense'],
  ['a key and a comma', `${publicKey},`],
];
for (const [what, key] of noKeys) {
  test(`no installer is made with a feed and ${what}`, () => {
    const env = { UPDATE_URL: feed, ...(key === undefined ? {} : { UPDATE_PUBLIC_KEY: key }) };
    expect(() => installersFor(env)).toThrow(/UPDATE_PUBLIC_KEY/);
  });
}

for (const address of ['http://updates.example/', 'updates.example', 'https://me:pw@x.example/']) {
  test(`no installer is made with ${address} as its source of updates`, () => {
    expect(() => installersFor({ ...updates, UPDATE_URL: address })).toThrow(
      /UPDATE_URL has to be/,
    );
  });
}

test('what is packed holds the built application and nothing else, and starts with its fuses', async () => {
  test.skip(!runtime, describeRuntime(runtime));
  if (!runtime) return;
  const folder = await mkdtemp(join(tmpdir(), 'infinite-packed-'));
  await packDesktop(runtime, folder, { env: {} });
  const packed = join(folder, 'linux-unpacked');

  const { listPackage, extractFile } = (await import(tools.resolve('@electron/asar'))) as {
    listPackage(path: string, options: object): string[];
    extractFile(path: string, file: string): Buffer;
  };
  const archive = join(packed, 'resources/app.asar');
  const files = listPackage(archive, { isPack: false }).filter((path) => /\.\w+$/.test(path));
  const allowed =
    /^\/(package\.json|dist\/(main|preload)\/[\w.-]+\.cjs|dist\/renderer\/(index\.html|assets\/[\w.-]+\.(js|css|woff2|svg|png)))$/;
  expect(files.filter((path) => !allowed.test(path))).toEqual([]);
  expect(files).toContain('/dist/main/index.cjs');
  expect(files).toContain('/dist/preload/index.cjs');
  expect(files).toContain('/dist/renderer/index.html');
  // The name of a setting is advice of the console; its value would be a secret.
  const secret =
    /BEGIN [A-Z ]*PRIVATE KEY|MASTER_KEY\s*=\s*["']?[\w+/]{16}|STRIPE_SECRET|sourceMappingURL|\/work\//;
  const spoiled = files.filter((path) =>
    secret.test(extractFile(archive, path.slice(1)).toString()),
  );
  expect(spoiled).toEqual([]);

  const executable = join(packed, 'infinite-connections-admin');
  const { getCurrentFuseWire, FuseV1Options } = (await import(
    tools.resolve('@electron/fuses')
  )) as {
    getCurrentFuseWire(path: string): Promise<Record<number, number>>;
    FuseV1Options: Record<string, number>;
  };

  const wire = await getCurrentFuseWire(executable);
  const fuse = (name: string) => wire[FuseV1Options[name] ?? -1];
  const on = '1'.charCodeAt(0);
  expect(fuse('RunAsNode')).not.toBe(on);
  expect(fuse('EnableNodeOptionsEnvironmentVariable')).not.toBe(on);
  expect(fuse('EnableNodeCliInspectArguments')).not.toBe(on);
  expect(fuse('EnableEmbeddedAsarIntegrityValidation')).toBe(on);
  expect(fuse('OnlyLoadAppFromAsar')).toBe(on);

  expect(existsSync(join(packed, 'resources/app-update.yml'))).toBe(false);
  expect((await readdir(folder)).filter((file) => file.startsWith('latest'))).toEqual([]);
  const desktop = await PackedDesktop.start({ executable, userData: join(folder, 'data') });
  try {
    await expect.poll(() => desktop.page(), { timeout: 60_000 }).toBeDefined();
    expect(await desktop.page()).toMatchObject({
      title: 'Infinite Connections Admin',
      url: 'app://console/index.html',
    });
    expect(await desktop.evaluate(update)).toBeNull();
  } finally {
    await desktop.kill();
  }
  await rm(folder, { recursive: true, force: true });
});

/** What the application says of its updates. */
const update = `window.desktop.request('state:read').then((state) => state.update)`;
