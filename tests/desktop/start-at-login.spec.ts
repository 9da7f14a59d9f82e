import { execFile, spawn, spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { describeRuntime, findElectronRuntime } from '../harness/electron-runtime.ts';
import { packDesktop } from '../harness/pack-desktop.ts';
import { devToolsPort, PackedDesktop } from '../harness/packed-desktop.ts';

const run = promisify(execFile);
const runtime = findElectronRuntime();
const has = (tool: string) => spawnSync('which', [tool]).status === 0;

// A session needs the real application and what reads its autostart folder; `npm test` installs dex
// where it may. Elsewhere nothing stands in for them: desktop-entry.test.ts holds the entry's text, and
// windows.spec.ts the hidden start.
test.skip(!runtime || !has('dex'), runtime ? 'no dex here' : describeRuntime(runtime));

test('switched on, a session starts the application in the tray; switched off, it does not', async () => {
  if (!runtime) return;
  const folder = await mkdtemp(join(tmpdir(), 'infinite-login-'));
  await packDesktop(runtime, folder, { env: {} });
  const executable = join(folder, 'linux-unpacked/infinite-connections-admin');
  const config = join(folder, 'config');
  // What stands for the installed AppImage. dex undoes no escapes, which the text's tests hold.
  const installed = join(folder, 'My Apps', 'admin.AppImage');
  await mkdir(join(installed, '..'));
  await writeFile(
    installed,
    [
      '#!/bin/sh',
      `echo "$*" > '${join(folder, 'arguments')}'`,
      `echo $$ > '${join(folder, 'pid')}'`,
      `exec '${executable}' --no-sandbox --remote-debugging-port=0 \\`,
      `  --user-data-dir='${join(folder, 'session')}' "$@" 2> '${join(folder, 'said')}'`,
      '',
    ].join('\n'),
  );
  await chmod(installed, 0o755);
  const env = { XDG_CONFIG_HOME: config, APPIMAGE: installed };
  const desktop = await PackedDesktop.start({ executable, userData: join(folder, 'data'), env });
  await expect.poll(() => desktop.page(), { timeout: 60_000 }).toBeDefined();
  /** Ends when all is started; what it started goes on. */
  const session = () =>
    new Promise((done, fail) => {
      const entries = ['--search-paths', join(config, 'autostart')];
      const dex = spawn('dex', ['--autostart', '--environment', 'X', ...entries], {
        env: { ...process.env, ...env, DISPLAY: desktop.displayName },
        stdio: 'ignore',
      });
      dex.once('exit', done).once('error', fail);
    });

  await desktop.evaluate(`window.desktop.request('login-start:set', { on: true })`);
  const entry = join(config, 'autostart/infinite-connections-admin.desktop');
  if (has('desktop-file-validate')) await run('desktop-file-validate', [entry]);
  await session();
  const said = () => readFile(join(folder, 'said'), 'utf8').catch(() => '');
  await expect.poll(said, { timeout: 60_000 }).toMatch(devToolsPort);
  // With it no window is shown: windows.spec.ts.
  expect((await readFile(join(folder, 'arguments'), 'utf8')).trim()).toBe('--hidden');
  const pid = Number(await readFile(join(folder, 'pid'), 'utf8'));
  const port = devToolsPort.exec(await said())?.[1] ?? '';
  const started = PackedDesktop.attach(desktop, port, pid);
  await expect.poll(() => started.page(), { timeout: 60_000 }).toBeDefined();
  await started.end();

  await desktop.evaluate(`window.desktop.request('login-start:set', { on: false })`);
  await rm(join(folder, 'arguments'));
  await session();
  await expect(readFile(join(folder, 'arguments'), 'utf8')).rejects.toThrow();
  await desktop.kill();
  await rm(folder, { recursive: true, force: true });
});
