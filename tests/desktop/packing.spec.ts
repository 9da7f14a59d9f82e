import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { describeRuntime, findElectronRuntime } from '../harness/electron-runtime.ts';
import { VirtualDisplay } from '../harness/virtual-display.ts';

const application = resolve('packages/admin-desktop');
const packaging = join(application, 'packaging');
const tools = createRequire(join(packaging, 'package.json'));
const runtime = findElectronRuntime();
/** Fuses of these came with this version. */
const fusesSince: Record<string, number> = { grantFileProtocolExtraPrivileges: 29 };

test('the configuration of the installers is what electron-builder understands', async () => {
  const { getConfig, validateConfiguration } = tools(
    'app-builder-lib/out/util/config/config.js',
  ) as {
    getConfig(folder: string, file: null, more: null): Promise<Record<string, unknown>>;
    validateConfiguration(config: object, log: object): Promise<void>;
  };
  const { DebugLogger } = tools('builder-util') as { DebugLogger: new (on: boolean) => object };
  const config = await getConfig(application, null, null);
  await validateConfiguration(config, new DebugLogger(false));
  expect(config).toMatchObject({
    linux: { target: ['deb', 'AppImage', 'rpm'] },
    mac: { target: ['dmg'] },
    win: { target: ['nsis'] },
    publish: null,
  });
  const own = JSON.parse(await readFile(join(application, 'package.json'), 'utf8')) as {
    dependencies?: object;
    devDependencies: Record<string, string>;
  };
  expect(config['electronVersion']).toBe(own.devDependencies['electron']);
  expect(own.dependencies).toBeUndefined();
  await expect(validateConfiguration({ nonsense: true }, new DebugLogger(false))).rejects.toThrow();
});

test('what is packed holds the built application and nothing else, and starts with its fuses', async () => {
  test.skip(!runtime, describeRuntime(runtime));
  if (!runtime) return;
  const folder = await mkdtemp(join(tmpdir(), 'infinite-packed-'));
  const config = join(folder, 'electron-builder.yml');
  await writeFile(config, await configurationFor(Number(runtime.version.split('.')[0])));
  await promisify(execFile)(process.execPath, [
    join(packaging, 'node_modules/electron-builder/cli.js'),
    ...['--dir', '--linux', '--publish', 'never', '--projectDir', application, '--config', config],
    `-c.electronDist=${runtime.folder}`,
    `-c.directories.output=${folder}`,
  ]);
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

  const display = await VirtualDisplay.open();
  if (!display) throw new Error('Electron needs a display: install xvfb');
  try {
    expect(await firstPage(executable, display.name, join(folder, 'data'))).toMatchObject({
      title: 'Infinite Connections Admin',
      url: 'app://console/index.html',
    });
  } finally {
    display.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** The project's own configuration, without fuses that this runtime is too old for. */
async function configurationFor(major: number): Promise<string> {
  const text = await readFile(join(application, 'electron-builder.yml'), 'utf8');
  const missing = Object.entries(fusesSince).filter(([, since]) => major < since);
  return missing.reduce(
    (config, [fuse]) => config.replace(new RegExp(`^ +${fuse}: .*\\n`, 'm'), ''),
    text,
  );
}

/** Starts what was packed and tells the page it shows; a debugger of Node is fused off. */
async function firstPage(executable: string, display: string, userData: string): Promise<unknown> {
  const child = spawn(
    executable,
    ['--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${userData}`],
    { env: { ...process.env, DISPLAY: display }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const gone = new Promise((done) => child.once('exit', done));
  try {
    const port = await new Promise<string>((done, fail) => {
      let said = '';
      child.stderr.on('data', (data: Buffer) => {
        said += data.toString();
        const found = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
        if (found) done(found);
      });
      child.once('exit', () => fail(new Error(`the packed application ended:\n${said}`)));
    });
    let page: unknown;
    await expect
      .poll(
        async () => {
          const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
          const pages = (await answer.json()) as { type: string; title: string }[];
          page = pages.find(({ type, title }) => type === 'page' && title.startsWith('Infinite'));
          return page !== undefined;
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    return page;
  } finally {
    child.kill();
    await gone;
  }
}
