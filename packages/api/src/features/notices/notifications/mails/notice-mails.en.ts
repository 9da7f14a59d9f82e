import type { MailPace } from '@infinite/schema/catalogue/notifications';
import { translatable } from '@infinite/schema/words/locale';

const counted = (count: number, more: boolean) =>
  more
    ? `more than ${count} notifications`
    : count === 1
      ? '1 notification'
      : `${count} notifications`;

/** Mails about notices. */
export const noticeMailWords = translatable('noticeMails', {
  subject: (pace: MailPace, { first, count, more }: SubjectFacts): string => {
    if (pace === 'daily') return `Your day at Infinite Connections: ${counted(count, more)}`;
    if (pace === 'weekly') return `Your week at Infinite Connections: ${counted(count, more)}`;
    return count === 1 ? first : `${first}, and ${count - 1} more`;
  },
  heading: (pace: MailPace): string => {
    if (pace === 'daily') return 'What happened since yesterday';
    return pace === 'weekly' ? 'What happened this week' : 'What happened just now';
  },
  more: 'There is more on your page.',
  action: 'Open your notifications',
  settings: 'Choose what we write to you about, and when',
  stop: 'Stop emails about notifications',
  sign: 'You are receiving this because you are a member of a family at Infinite Connections.',
});

interface SubjectFacts {
  /** The newest one, as a sentence. */
  readonly first: string;
  readonly count: number;
  readonly more: boolean;
}
