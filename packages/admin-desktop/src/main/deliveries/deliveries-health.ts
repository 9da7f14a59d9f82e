import { desktopWords } from '#desktop.en.ts';

/** The deliveries in the tray: counts only, no content. */
export interface DeliveriesHealth {
  due: number;
  late: number;
  failed: number;
  /** Sending is on hold until an administrator releases it. */
  held: boolean;
  backupFailed: boolean;
}

export type TrayState = 'well' | 'trouble' | 'unknown';

export function trayFace(health: DeliveriesHealth | null): { state: TrayState; tooltip: string } {
  const { tray } = desktopWords;
  if (!health) return { state: 'unknown', tooltip: tray.unknown };
  if (health.held) return { state: 'trouble', tooltip: tray.held };
  if (health.failed > 0 || health.late > 0) {
    return { state: 'trouble', tooltip: tray.trouble(health.failed, health.late) };
  }
  return { state: 'well', tooltip: tray.well(health.due) };
}

export interface News {
  title: string;
  body: string;
}

/**
 * Changes since the last check that deserve a notification. The first check after a start notifies
 * of nothing: the tray and the panel show earlier failures.
 */
export function newsBetween(before: DeliveriesHealth | null, now: DeliveriesHealth): News[] {
  if (!before) return [];
  const { notifications: words } = desktopWords;
  const news: News[] = [];
  const more = now.failed - before.failed;
  if (more > 0) news.push({ title: words.deliveryFailedTitle, body: words.deliveryFailed(more) });
  if (now.backupFailed && !before.backupFailed) {
    news.push({ title: words.backupFailedTitle, body: words.backupFailed });
  }
  return news;
}
