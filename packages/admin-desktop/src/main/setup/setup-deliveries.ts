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

/** Shows delivery health in the tray, and notifies of new failures. */
export function setupDeliveries(app: DesktopApp): void {
  const { desk, clock } = app.ports;
  const openDeliveries = () => goTo(app)({ tab: 'database', params: { view: 'deliveries' } });
  const draw = (health: DeliveriesHealth | null) => {
    const face = trayFace(health);
    desk.showTray({
      ...face,
      menu: [
        { label: face.tooltip, enabled: health !== null, click: openDeliveries },
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
    for (const news of newsBetween(known, health)) {
      desk.notify({ ...news, onClick: openDeliveries });
    }
    before = { profileId: profile.id, health };
  });
}
