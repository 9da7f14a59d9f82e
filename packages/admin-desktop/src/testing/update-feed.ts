import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DebUpdater } from 'electron-updater';
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor.js';
import { signedFeed } from '#packing/sign-feeds.ts';

/** The key that the feeds of tests are signed with. */
export const feedKeys = generateKeyPairSync('ed25519');

/** latest-linux.yml as electron-builder writes it, of one installer, with its signature. */
export function feedOf(
  version: string,
  file: string,
  content: string,
  key: KeyObject = feedKeys.privateKey,
): string {
  const sha512 = createHash('sha512').update(content).digest('base64');
  const size = Buffer.byteLength(content);
  const feed = `version: ${version}
files:
  - url: ${file}
    sha512: ${sha512}
    size: ${size}
path: ${file}
sha512: ${sha512}
releaseDate: '2041-05-04T12:00:00.000Z'
`;
  return signedFeed('latest-linux.yml', feed, key);
}

/** Chromium's network is Electron's; the rest of electron-updater runs on Node's. */
class NodeHttpExecutor extends ElectronHttpExecutor {
  override createRequest(
    options: RequestOptions,
    callback: Parameters<ElectronHttpExecutor['createRequest']>[1],
  ) {
    return request(options, callback) as unknown as ReturnType<
      ElectronHttpExecutor['createRequest']
    >;
  }
}

/** The updater of an installed deb of version 0.1.0, with this folder as its feed. */
export function installedDeb(url: string): DebUpdater {
  const folder = mkdtempSync(join(tmpdir(), 'infinite-updates-'));
  const config = join(folder, 'app-update.yml');
  writeFileSync(config, `provider: generic\nurl: ${url}\nupdaterCacheDirName: cache\n`);
  const updater = new DebUpdater(undefined, {
    version: '0.1.0',
    name: 'Infinite Connections Admin',
    isPackaged: true,
    appUpdateConfigPath: config,
    userDataPath: folder,
    baseCachePath: folder,
    whenReady: async () => {},
    relaunch: () => {},
    quit: () => {},
    onQuit: () => {},
  });
  updater.logger = null;
  Object.assign(updater, {
    httpExecutor: new NodeHttpExecutor(),
    // The name of the feed's file follows the platform.
    _testOnlyOptions: { platform: 'linux' },
  });
  return updater;
}
