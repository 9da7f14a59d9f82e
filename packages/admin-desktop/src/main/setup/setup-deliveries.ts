import { desktopTimings } from '@infinite/schema/catalogue/desktop';
import { desktopWords } from '#desktop.en.ts';
import {
  newsBetween,
  trayFace,
  type DeliveriesHealth,
} from '#main/deliveries/deliveries-health.ts';
import { readDeliveriesHealth } from '#main/deliveries/read-deliveries-health.ts';
import type { DesktopApp } from '#main/desktop-app.ts';
import { every } from './every.ts';
import { goTo } from './setup-navigation.ts';

/** Shows the server's health in the tray, and notifies of what is new; a click opens its place. */
export function setupDeliveries(app: DesktopApp): void {
  const { desk, clock } = app.ports;
  const open = goTo(app);
  const draw = (health: DeliveriesHealth | null) => {
    const { state, lines } = trayFace(health);
    desk.showTray({
      state,
      tooltip: lines.map(({ label }) => label).join(' · '),
      menu: [
        ...lines.map(({ label, opens }) => ({
          label,
          enabled: health !== null,
          click: () => open(opens),
        })),
        { type: 'separator' },
        { label: desktopWords.menu.showWindow, click: () => app.ports.window.focus() },
        { label: desktopWords.menu.quit, click: () => desk.quit() },
      ],
    });
  };

  let before: { profileId: string; health: DeliveriesHealth } | null = null;
  draw(null);
  every(clock, desktopTimings.deliveriesEveryMs, async () => {
    const profile = app.book.active;
    const health = profile ? await readDeliveriesHealth(app, profile) : null;
    draw(health);
    if (!profile || !health) return;
    const known = before?.profileId === profile.id ? before.health : null;
    for (const { title, body, opens } of newsBetween(known, health)) {
      desk.notify({ title, body, onClick: () => open(opens) });
    }
    before = { profileId: profile.id, health };
  });
}
