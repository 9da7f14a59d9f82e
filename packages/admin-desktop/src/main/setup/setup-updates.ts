import type { DesktopApp } from '#main/desktop-app.ts';
import { readUpdateFeed } from '#main/updates/update-settings.ts';

/** Looks for updates where the operator's file says so; without one, never. */
export async function setupUpdates({ ports }: DesktopApp): Promise<void> {
  const feed = await readUpdateFeed(ports.folders.userData);
  if (!feed) return;
  await ports.updates
    .start(feed)
    .catch((error: unknown) => console.error('Updates could not be looked for', error));
}
