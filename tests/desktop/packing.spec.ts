import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { FarServer } from '@infinite/admin-desktop/testing/far-server';
import { feedOf } from '@infinite/admin-desktop/testing/update-feed';
import { expect, test } from '@playwright/test';
import { installersFor } from '../../packages/admin-desktop/electron-builder.config.ts';
import {
  describeRuntime,
  findElectronRuntime,
  type ElectronRuntime,
} from '../harness/electron-runtime.ts';
import { PackedDesktop } from '../harness/packed-desktop.ts';

const application = resolve('packages/admin-desktop');
const packaging = join(application, 'packaging');
const tools = createRequire(join(packaging, 'package.json'));
const runtime = findElectronRuntime();
/** Fuses of these came with this version. */
const fusesSince: Record<string, number> = { grantFileProtocolExtraPrivileges: 29 };

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
  await expect(validateConfiguration({ nonsense: true }, new DebugLogger(false))).rejects.toThrow();

  const without = installersFor({});
  expect(without).toMatchObject({ publish: null, mac: { forceCodeSigning: false } });
  const withFeed = installersFor({ UPDATE_URL: feed });
  await validateConfiguration(withFeed, new DebugLogger(false));
  expect(withFeed).toMatchObject({
    publish: { provider: 'generic', url: feed },
    mac: { forceCodeSigning: true },
    win: { forceCodeSigning: true },
  });
});

for (const address of ['http://updates.example/', 'updates.example', 'https://me:pw@x.example/']) {
  test(`no installer is made with ${address} as its source of updates`, () => {
    expect(() => installersFor({ UPDATE_URL: address })).toThrow(/UPDATE_URL has to be/);
  });
}

test('what is packed holds the built application and nothing else, and starts with its fuses', async () => {
  test.skip(!runtime, describeRuntime(runtime));
  if (!runtime) return;
  const folder = await mkdtemp(join(tmpdir(), 'infinite-packed-'));
  await pack(runtime, folder, {});
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
  const secret = /BEGIN [A-Z ]*PRIVATE KEY|MASTER_KEY|STRIPE_SECRET|sourceMappingURL|\/work\//;
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

test('an application with a feed of updates carries its address, and fetches what the feed announces', async () => {
  test.skip(!runtime, describeRuntime(runtime));
  if (!runtime) return;
  const folder = await mkdtemp(join(tmpdir(), 'infinite-packed-'));
  await pack(runtime, folder, { UPDATE_URL: feed });
  const config = join(folder, 'linux-unpacked/resources/app-update.yml');
  expect(await readFile(config, 'utf8')).toContain(`provider: generic\nurl: ${feed}\n`);
  const announced = await readFile(join(folder, 'latest-linux.yml'), 'utf8');
  expect(announced).toMatch(/^version: 0\.1\.0\nfiles:\n {2}- url: installer\.AppImage\n/);

  // The feed of this test, in place of the built-in address.
  const server = await FarServer.start();
  const files: Record<string, string> = {
    '/latest-linux.yml': feedOf('9.0.0', 'new.AppImage', 'the new version'),
    '/new.AppImage': 'the new version',
  };
  server.answer = ({ url = '' }, response) => {
    const file = files[new URL(url, server.origin).pathname];
    response.writeHead(file === undefined ? 404 : 200).end(file);
  };
  await writeFile(config, (await readFile(config, 'utf8')).replace(feed, server.origin));
  const executable = join(folder, 'linux-unpacked/infinite-connections-admin');
  // What an AppImage says of itself when it runs.
  const own = { APPIMAGE: join(folder, 'own.AppImage'), XDG_CACHE_HOME: join(folder, 'cache') };
  await writeFile(own.APPIMAGE, 'this version');
  const userData = join(folder, 'data');
  const desktop = await PackedDesktop.start({ executable, userData, env: own });
  try {
    await expect.poll(() => desktop.page(), { timeout: 60_000 }).toBeDefined();
    await expect
      .poll(() => desktop.evaluate(update), { timeout: 60_000 })
      .toEqual({ kind: 'ready', version: '9.0.0' });
    await expect.poll(() => desktop.evaluate(text)).toContain('Version 9.0.0 is ready.');
  } finally {
    await desktop.kill();
  }
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Packs the built application with this runtime. Installers need tools that are fetched from
 * elsewhere, so a file stands in for one: electron-builder announces it as it does a real one.
 */
async function pack(
  { version, folder: electronDist }: ElectronRuntime,
  output: string,
  env: Record<string, string>,
): Promise<void> {
  const major = Number(version.split('.')[0]);
  const own = installersFor(env);
  const fuses = Object.entries(own.electronFuses).filter(
    ([name]) => major >= (fusesSince[name] ?? 0),
  );
  const config = {
    ...own,
    electronFuses: Object.fromEntries(fuses),
    electronDist,
    directories: { ...own.directories, output },
  };
  const file = join(output, 'configuration.mjs');
  await writeFile(
    file,
    `import { writeFile } from 'node:fs/promises';
export default {
  ...${JSON.stringify(config)},
  afterPack: async ({ outDir, arch, packager }) => {
    const file = outDir + '/installer.AppImage';
    await writeFile(file, 'an installer');
    const target = { name: 'appimage', outDir, options: null };
    await packager.info.emitArtifactCreated({ file, target, arch, packager, isWriteUpdateInfo: true, safeArtifactName: null });
  },
};`,
  );
  await promisify(execFile)(process.execPath, [
    join(packaging, 'node_modules/electron-builder/cli.js'),
    ...['--dir', '--linux', '--publish', 'never', '--projectDir', application, '--config', file],
  ]);
}

/** What the application says of its updates, and all that its page reads. */
const update = `window.desktop.request('state:read').then((state) => state.update)`;
const text = 'document.body.innerText';
