import { desktopWords } from '#desktop.en.ts';
import type { Destination } from '#ipc/channels.ts';

/** What the tray knows of the server: counts and ids, no content. Null is what the role excludes. */
export interface Standing {
  deliveries: DeliveryFigures | null;
  /** Ids of the open alarms, without the one that says that sending is on hold. */
  alarms: readonly string[] | null;
  /** Without an answer. */
  enquiries: number | null;
  /** They wait for a decision. */
  reviews: number | null;
  backupFailed: boolean | null;
}

interface DeliveryFigures {
  due: number;
  late: number;
  failed: number;
  /** Sending is on hold until an administrator releases it. */
  held: boolean;
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
const reviews: Destination = { tab: 'inbox', params: { view: 'reviews' } };
const backups: Destination = { tab: 'database', params: {} };
/** The first place of the role. */
const start: Destination = { tab: 'users', params: {} };

const { tray, notifications: words } = desktopWords;

export function trayFace(standing: Standing | null): { state: TrayState; lines: TrayLine[] } {
  if (!standing) return { state: 'unknown', lines: [{ label: tray.unknown, opens: start }] };
  const troubles = troublesOf(standing);
  const lines = [...(troubles.length > 0 ? troubles : wellOf(standing)), ...waitingOf(standing)];
  return {
    state: troubles.length > 0 ? 'trouble' : 'well',
    lines: lines.length > 0 ? lines : [{ label: tray.nothing, opens: inbox }],
  };
}

function troublesOf({ deliveries: figures, alarms: open }: Standing): TrayLine[] {
  const lines: TrayLine[] = [];
  if (figures?.held) lines.push({ label: tray.held, opens: deliveries });
  if (open && open.length > 0) lines.push({ label: tray.alarms(open.length), opens: alarms });
  if (figures && (figures.failed > 0 || figures.late > 0)) {
    lines.push({ label: tray.deliveries(figures.failed, figures.late), opens: deliveries });
  }
  return lines;
}

const wellOf = ({ deliveries: figures }: Standing): TrayLine[] =>
  figures ? [{ label: tray.well(figures.due), opens: deliveries }] : [];

function waitingOf(standing: Standing): TrayLine[] {
  const lines: TrayLine[] = [];
  if (standing.enquiries) lines.push({ label: tray.enquiries(standing.enquiries), opens: inbox });
  if (standing.reviews) lines.push({ label: tray.reviews(standing.reviews), opens: reviews });
  return lines;
}

export interface News {
  title: string;
  body: string;
  opens: Destination;
}

/**
 * Changes since the last check that deserve a notification. The first check after a start notifies
 * of nothing, and neither does what a new role adds: the tray and the panel show what was before.
 */
export function newsBetween(before: Standing | null, now: Standing): News[] {
  if (!before) return [];
  const news: News[] = [];
  const add = (title: string, body: string, opens: Destination) =>
    void news.push({ title, body, opens });
  const failed = more(before.deliveries?.failed, now.deliveries?.failed);
  if (failed > 0) add(words.deliveryFailedTitle, words.deliveryFailed(failed), deliveries);
  const { alarms: known } = before;
  const opened = known ? (now.alarms ?? []).filter((id) => !known.includes(id)).length : 0;
  if (opened > 0) add(words.alarmTitle(opened), words.alarm, alarms);
  const enquiries = more(before.enquiries, now.enquiries);
  if (enquiries > 0) add(words.enquiryTitle(enquiries), words.enquiry, inbox);
  const decisions = more(before.reviews, now.reviews);
  if (decisions > 0) add(words.reviewTitle(decisions), words.review, reviews);
  if (now.backupFailed && before.backupFailed === false) {
    add(words.backupFailedTitle, words.backupFailed, backups);
  }
  return news;
}

const more = (before: number | null | undefined, now: number | null | undefined): number =>
  before == null || now == null ? 0 : now - before;
