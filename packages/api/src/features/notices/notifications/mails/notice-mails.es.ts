import { pluralIn } from '@infinite/schema/locale/formats';
import type { Complete } from '@infinite/schema/words/locale';
import type { noticeMailWords } from '#features/notices/notifications/mails/notice-mails.en.ts';

const counted = (count: number, more: boolean) =>
  `${more ? 'más de ' : ''}${pluralIn('es', count, { one: 'aviso', other: 'avisos' })}`;

export const noticeMailsSpanish: Complete<typeof noticeMailWords> = {
  subject: (pace, { first, count, more }) => {
    if (pace === 'daily') return `Su día en Infinite Connections: ${counted(count, more)}`;
    if (pace === 'weekly') return `Su semana en Infinite Connections: ${counted(count, more)}`;
    return count === 1 ? first : `${first}, y ${count - 1} más`;
  },
  heading: (pace) => {
    if (pace === 'daily') return 'Lo que ha pasado desde ayer';
    return pace === 'weekly' ? 'Lo que ha pasado esta semana' : 'Lo que acaba de pasar';
  },
  more: 'Hay más en su página.',
  action: 'Abrir sus avisos',
  settings: 'Elegir sobre qué le escribimos y cuándo',
  stop: 'No recibir más correos sobre avisos',
  sign: 'Recibe este correo porque forma parte de una familia en Infinite Connections.',
};
