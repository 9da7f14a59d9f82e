import { desktopTimings } from '@infinite/schema/catalogue/desktop';
import { desktopWords } from '#desktop.en.ts';
import type { DesktopApp } from '#main/desktop-app.ts';
import { readStanding } from '#main/standing/read-standing.ts';
import { newsBetween, trayFace, type Standing } from '#main/standing/standing.ts';
import { every } from './every.ts';
import { goTo } from './setup-navigation.ts';

/**
 * Shows in the tray how the server stands, as far as the role includes it, and notifies of what is
 * new; a click opens its place.
 */
export function setupStanding(app: DesktopApp): void {
  const { desk, clock } = app.ports;
  const open = goTo(app);
  const draw = (standing: Standing | null) => {
    const { state, lines } = trayFace(standing);
    desk.showTray({
      state,
      tooltip: lines.map(({ label }) => label).join(' · '),
      menu: [
        ...lines.map(({ label, opens }) => ({
          label,
          enabled: standing !== null,
          click: () => open(opens),
        })),
        { type: 'separator' },
        { label: desktopWords.menu.showWindow, click: () => app.ports.window.focus() },
        { label: desktopWords.menu.quit, click: () => desk.quit() },
      ],
    });
  };

  let before: { profileId: string; standing: Standing } | null = null;
  draw(null);
  every(clock, desktopTimings.deliveriesEveryMs, async () => {
    const profile = app.book.active;
    const standing = profile ? await readStanding(app, profile) : null;
    draw(standing);
    if (!profile || !standing) return;
    const known = before?.profileId === profile.id ? before.standing : null;
    for (const { title, body, opens } of newsBetween(known, standing)) {
      desk.notify({ title, body, onClick: () => open(opens) });
    }
    before = { profileId: profile.id, standing };
  });
}
