import { app } from 'electron';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UpdatesPort } from '#main/ports.ts';
import { isPrivateOnTheWay } from '#main/profiles/server-address.ts';
import { parseUrl } from '#main/security/parse-url.ts';
import { feedName, parsePublicKeys } from '#main/updates/update-signature.ts';
import { updaterPort, type Installing } from '#main/updates/updater-port.ts';

/**
 * The updater of a build that has a feed, else null. electron-builder writes app-update.yml where
 * UPDATE_URL was given (docs/desktop.md); electron-updater is loaded only then.
 * @param keys as the packing wrote them; without any, every version is refused
 */
export async function electronUpdates(
  keys: string,
  installing: Installing,
): Promise<{ port: UpdatesPort; feed: string } | null> {
  const config = join(process.resourcesPath, 'app-update.yml');
  if (!app.isPackaged || !existsSync(config)) return null;
  const { autoUpdater } = await import('electron-updater');
  // A folder that was unpacked by hand cannot be replaced by an installer.
  if (!autoUpdater.isUpdaterActive()) return null;
  refusePlainHttp(autoUpdater.netSession);
  const trust = {
    keys: keys === '' ? [] : parsePublicKeys(keys),
    feed: feedName(process.platform, process.arch),
  };
  const [, feed = ''] = /^url: *['"]?([^'"\s]+)/m.exec(await readFile(config, 'utf8')) ?? [];
  return { port: updaterPort(autoUpdater, installing, trust), feed };
}

/** Neither the feed nor a redirect of it may be read or changed on the way. */
function refusePlainHttp(session: Electron.Session): void {
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    const address = parseUrl(url);
    answer({ cancel: address === null || !isPrivateOnTheWay(address) });
  });
}
