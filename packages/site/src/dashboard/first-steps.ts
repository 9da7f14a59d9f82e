import type { DashboardView } from './load-dashboard.ts';

export interface FirstStep {
  name: 'record' | 'write' | 'recipient' | 'day';
  href: string;
  done: boolean;
}

/**
 * The steps to a first message. Each step links to its own page, and the composer opens with a new
 * recording attached.
 */
export function firstSteps(
  view: Pick<DashboardView, 'drafts' | 'recordings'>,
): readonly FirstStep[] {
  const [draft] = view.drafts;
  const voice = view.recordings.find(({ kind }) => kind === 'VOICE' || kind === 'VIDEO');
  const query = new URLSearchParams();
  if (draft) query.set('message', draft.id);
  if (voice) query.set('recording', voice.id);
  const compose = query.size > 0 ? `/schedule-message?${query}` : '/schedule-message';
  return [
    { name: 'record', href: '/voice-recordings', done: voice !== undefined },
    { name: 'write', href: compose, done: draft !== undefined },
    // Done when the message has its day: it is scheduled then, and there are no first steps.
    draft && draft.recipients.length > 0
      ? { name: 'day', href: `${compose}#when`, done: false }
      : { name: 'recipient', href: `${compose}#who`, done: false },
  ];
}
