import { desktopWords } from '#desktop.en.ts';
import type { Destination } from '#ipc/channels.ts';

/** What the tray knows of the server: counts and ids, no content. */
export interface DeliveriesHealth {
  due: number;
  late: number;
  failed: number;
  /** Sending is on hold until an administrator releases it. */
  held: boolean;
  /** Ids of the open alarms, without the one that says that sending is on hold. */
  alarms: readonly string[];
  /** Open enquiries, and reviews that wait for a decision. */
  inbox: number;
  backupFailed: boolean;
}

export type TrayState = 'well' | 'trouble' | 'unknown';

/** A line of the tray's menu and the place that it opens. */
export interface TrayLine {
  label: string;
  opens: Destination;
}

const deliveries: Destination = { tab: 'operations', params: { view: 'deliveries' } };
const alarms: Destination = { tab: 'operations', params: { view: 'health' } };
const inbox: Destination = { tab: 'inbox', params: {} };
const backups: Destination = { tab: 'database', params: {} };

export function trayFace(health: DeliveriesHealth | null): { state: TrayState; lines: TrayLine[] } {
  const { tray } = desktopWords;
  if (!health) return { state: 'unknown', lines: [{ label: tray.unknown, opens: deliveries }] };
  const { due, failed, late, held } = health;
  const troubles: TrayLine[] = [];
  if (held) troubles.push({ label: tray.held, opens: deliveries });
  if (health.alarms.length > 0) {
    troubles.push({ label: tray.alarms(health.alarms.length), opens: alarms });
  }
  if (failed > 0 || late > 0) {
    troubles.push({ label: tray.deliveries(failed, late), opens: deliveries });
  }
  const waiting =
    health.inbox > 0 ? [{ label: tray.waiting(health.inbox), opens: inbox }] : ([] as const);
  if (troubles.length > 0) return { state: 'trouble', lines: [...troubles, ...waiting] };
  return { state: 'well', lines: [{ label: tray.well(due), opens: deliveries }, ...waiting] };
}

export interface News {
  title: string;
  body: string;
  opens: Destination;
}

/**
 * Changes since the last check that deserve a notification. The first check after a start notifies
 * of nothing: the tray and the panel show earlier failures.
 */
export function newsBetween(before: DeliveriesHealth | null, now: DeliveriesHealth): News[] {
  if (!before) return [];
  const { notifications: words } = desktopWords;
  const news: News[] = [];
  const add = (title: string, body: string, opens: Destination) =>
    void news.push({ title, body, opens });
  const more = now.failed - before.failed;
  if (more > 0) add(words.deliveryFailedTitle, words.deliveryFailed(more), deliveries);
  const opened = now.alarms.filter((id) => !before.alarms.includes(id)).length;
  if (opened > 0) add(words.alarmTitle(opened), words.alarm, alarms);
  const arrived = now.inbox - before.inbox;
  if (arrived > 0) add(words.inboxTitle, words.inbox(arrived), inbox);
  if (now.backupFailed && !before.backupFailed) {
    add(words.backupFailedTitle, words.backupFailed, backups);
  }
  return news;
}
