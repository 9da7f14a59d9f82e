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
  choices?: ChoicesView | null;
}

/** What the holder of the link can choose, and chose. */
export interface ChoicesView {
  isCompanion: boolean;
  expiresAt?: string | null;
  declined: boolean;
  remindAt?: string | null;
  canBeReminded: boolean;
  companions: CompanionView[];
  canInvite: boolean;
  thanks: { id: string; words: string; byVoice: boolean; at: string }[];
  canThank: boolean;
  askedToStop?: boolean | null;
  saidNotForMe: boolean;
}

export interface CompanionView {
  id: string;
  link: string;
  address?: string | null;
  expiresAt: string;
  openedAt?: string | null;
}
