import { pluralIn } from '@infinite/schema/locale/formats';
import type { Complete } from '@infinite/schema/words/locale';
import type { noticeMailWords } from '#features/notices/notifications/mails/notice-mails.en.ts';

const counted = (count: number, more: boolean) =>
  `${more ? 'mehr als ' : ''}${pluralIn('de', count, { one: 'Mitteilung', other: 'Mitteilungen' })}`;

export const noticeMailsGerman: Complete<typeof noticeMailWords> = {
  subject: (pace, { first, count, more }) => {
    if (pace === 'daily') return `Ihr Tag bei Infinite Connections: ${counted(count, more)}`;
    if (pace === 'weekly') return `Ihre Woche bei Infinite Connections: ${counted(count, more)}`;
    return count === 1 ? first : `${first}, und ${count - 1} weitere`;
  },
  heading: (pace) => {
    if (pace === 'daily') return 'Was seit gestern geschehen ist';
    return pace === 'weekly' ? 'Was in dieser Woche geschehen ist' : 'Was gerade geschehen ist';
  },
  more: 'Auf Ihrer Seite finden Sie noch mehr.',
  action: 'Ihre Mitteilungen öffnen',
  settings: 'Wählen, worüber wir Ihnen schreiben und wann',
  stop: 'Keine E-Mails über Mitteilungen mehr',
  sign: 'Sie bekommen diese E-Mail, weil Sie bei Infinite Connections zu einer Familie gehören.',
};
