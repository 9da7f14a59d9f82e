import type { Complete } from '@infinite/schema/words/locale';
import type { authorMailWords } from '#features/messages/delivery/mail/author-mails.en.ts';
import { peopleIn } from '#features/messages/delivery/mail/people-words.ts';

const people = (names: readonly string[]) => peopleIn(names, (count) => `${count} personas más`);

const isOne = (names: readonly string[]) => names.length === 1;

const message = (title: string) => (title ? `«${title}»` : 'su mensaje');

export const authorMailsSpanish: Complete<typeof authorMailWords> = {
  spoken: 'Es un mensaje de voz. Puede escucharlo en la página de su mensaje.',
  kinds: {
    DELIVERED: {
      subject: ({ title, recipients }) => `Entregado a ${people(recipients)}: ${message(title)}`,
      heading: () => 'Su mensaje se ha entregado',
      what: ({ title, recipients }) =>
        `Entregamos ${message(title)} para ${people(recipients)} al proveedor de correo, y lo aceptó. Le avisaremos cuando se abra.`,
    },
    OPENED: {
      subject: ({ title, recipients }) =>
        `${people(recipients)} ${isOne(recipients) ? 'abrió' : 'abrieron'} ${message(title)}`,
      heading: ({ recipients }) =>
        `${people(recipients)} lo ${isOne(recipients) ? 'abrió' : 'abrieron'}`,
      what: ({ title, recipients }) =>
        `${people(recipients)} ${isOne(recipients) ? 'abrió' : 'abrieron'} ${message(title)}.`,
    },
    THANKED: {
      subject: ({ recipients }) =>
        `${people(recipients)} le ${isOne(recipients) ? 'da' : 'dan'} las gracias`,
      heading: ({ recipients }) => `Un agradecimiento de ${people(recipients)}`,
      what: ({ title, recipients }) =>
        `${people(recipients)} le ${isOne(recipients) ? 'envió' : 'enviaron'} un agradecimiento por ${message(title)}.`,
    },
    NOT_FOR_ME: {
      subject: ({ recipients }) => `¿Es esta la dirección correcta de ${people(recipients)}?`,
      heading: () => 'Quizá llegó a otra persona',
      what: ({ title, recipients }) =>
        `La persona que recibió ${message(title)} para ${people(recipients)} nos dijo que no era para ella. Cerramos el enlace enseguida. Su mensaje está guardado, y puede darnos otra dirección.`,
    },
    WITHHELD: {
      subject: ({ recipients }) =>
        `${people(recipients)} ${isOne(recipients) ? 'pidió' : 'pidieron'} no recibir correos`,
      heading: () => 'Este mensaje no lo enviamos',
      what: ({ title, recipients }) =>
        `${people(recipients)} nos ${isOne(recipients) ? 'pidió' : 'pidieron'} que no escribiéramos más, así que no enviamos ${message(title)}. Su mensaje está guardado. Quizá haya otra manera de hacerlo llegar.`,
    },
  },
  action: 'Abrir el mensaje',
  turnOff: (settings) => `Puede desactivar los correos como este en sus ajustes: ${settings}`,
  support: (address) => `¿Tiene preguntas? Escriba a una persona: ${address}`,
  sign: 'Recibe este correo porque nos pidió que entregáramos un mensaje en su nombre. Infinite Connections lo guarda para usted.',
};
