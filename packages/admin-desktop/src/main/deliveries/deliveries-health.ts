import { desktopWords } from '#desktop.en.ts';

/** What the tray says of the deliveries: counts alone, never what is in them. */
export interface DeliveriesHealth {
  due: number;
  late: number;
  failed: number;
  /** Nothing leaves until an administrator releases it. */
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
 * What is worth a notification since the last look. The first look after a start is no news: what
 * had failed before stands in the tray and in the panel.
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
