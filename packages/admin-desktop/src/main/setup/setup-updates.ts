import { desktopTimings } from '@infinite/schema/catalogue/desktop';
import { desktopWords } from '#desktop.en.ts';
import type { DesktopApp } from '#main/desktop-app.ts';
import { every } from './every.ts';

const words = desktopWords.about;

/** Checks for updates at startup and at intervals; a build without a feed never does. */
export function setupUpdates({ updates, ports }: DesktopApp): void {
  if (!updates.state) return;
  every(ports.clock, desktopTimings.updateEveryMs, async () => {
    const before = updates.state?.kind;
    await updates.look();
    const { state } = updates;
    if (state?.kind !== 'ready' || before === 'ready') return;
    ports.desk.notify({
      title: words.readyTitle(state.version),
      body: words.readyText,
      onClick: () => ports.window.focus(),
    });
  });
}
