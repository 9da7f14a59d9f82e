import type { ReceivedItem } from './received-item.ts';

/** What the link opens, as the API tells it. */
export interface SharedPageView {
  from: string;
  to: string;
  title: string;
  body: string;
  deliveredAt?: string | null;
  dueAt?: string | null;
  /** The reader's own, IANA name. */
  timeZone: string;
  late: boolean;
  lateReason?: string | null;
  items: (Omit<ReceivedItem, 'ready'> & { state: string })[];
}
