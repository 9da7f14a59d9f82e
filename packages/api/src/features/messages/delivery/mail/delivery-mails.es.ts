import { localMoment, momentWords } from '@infinite/schema/words/dates.en';
import { nameInSubject } from '@infinite/schema/text/name-in-subject';
import type { Complete } from '@infinite/schema/words/locale';
import type { deliveryMailWords } from '#features/messages/delivery/mail/delivery-mails.en.ts';
import { peopleIn } from '#features/messages/delivery/mail/people-words.ts';

const people = (names: readonly string[]) => peopleIn(names, (count) => `${count} personas más`);

const name = (given: string) => nameInSubject(given, 'Alguien que usted conoce');

const quoted = (title: string) => (title ? `«${title}»` : 'su mensaje');

const message = (title: string) => (title ? `Su mensaje «${title}»` : 'Su mensaje');

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const onTheirClocks = (severalClocks: boolean) =>
  severalClocks ? ' Las demás personas lo reciben a la misma hora del lugar donde viven.' : '';

export const deliveryMailsSpanish: Complete<typeof deliveryMailWords> = {
  senderSign:
    'Recibe este correo porque nos pidió que entregáramos un mensaje en su nombre. Infinite Connections lo guarda hasta entonces.',
  reminder: {
    subject: ({ title, recipients, away }) =>
      `${capital(away)}: ${quoted(title)} para ${people(recipients)}`,
    preview: ({ moment }) => `Sale el ${momentWords(moment)}, si usted no cambia nada.`,
    heading: 'Pronto estará en camino',
    what: ({ title, recipients, moment, severalClocks }) =>
      `${message(title)} para ${people(recipients)} sale el ${momentWords(moment)}.${onTheirClocks(severalClocks)}`,
    choices:
      'Todavía puede cambiarlo, añadir algo, aplazarlo o detenerlo. Si todo está como debe, díganoslo y no volveremos a preguntar.',
    action: 'Verlo y responder',
    silence: (asksAgain) =>
      `Si no tenemos noticias suyas, ${asksAgain ? 'volveremos a preguntar mañana y después lo enviaremos' : 'lo enviaremos'} como está previsto. Abrir la página no cambia nada por sí solo; solo lo hace un botón que hay en ella.`,
  },
  stillHere: {
    subject: ({ title, recipients }) =>
      `¿Sigue usted ahí? ${capital(quoted(title))} para ${people(recipients)}`,
    preview: ({ moment }) => `Si no nos dice nada, sale el ${momentWords(moment)}.`,
    heading: '¿Sigue usted ahí?',
    what: ({ title, recipients, moment, severalClocks }) =>
      `${message(title)} para ${people(recipients)} sale el ${momentWords(moment)}.${onTheirClocks(severalClocks)}`,
    noAnswer:
      'No hemos tenido respuesta a nuestro primer correo, así que preguntamos una vez más. Basta una palabra.',
    onlyOne:
      'Todavía puede cambiarlo, aplazarlo o detenerlo. Si todo está bien, basta una palabra.',
    action: 'Sí, quiero verlo',
    silence:
      'Si no tenemos noticias suyas, lo enviaremos como está previsto. Este es el último correo antes de eso.',
  },
  delivery: {
    subject: ({ from }) => `${name(from)} preparó algo para usted`,
    preview: ({ from }) =>
      `Es de ${nameInSubject(from, 'alguien que usted conoce')} y espera hasta que quiera abrirlo.`,
    heading: ({ to }) => (to ? `Hola, ${to}` : 'Hola'),
    what: ({ from }) =>
      `${from} grabó o escribió algo para usted y nos pidió que se lo hiciéramos llegar ahora.`,
    when: (dueAt, timeZone) =>
      `Tenía que llegarle el ${momentWords(localMoment(dueAt, timeZone))}.`,
    calm: 'No hay ninguna prisa. Ábralo cuando quiera, a solas o en compañía. Seguirá ahí para usted.',
    action: 'Ver lo que le espera',
    link: 'Este enlace es solo suyo. Quien lo tenga puede abrir lo que se preparó para usted, así que no lo comparta, por favor.',
    sign: ({ from }) =>
      `Infinite Connections guarda mensajes y los entrega el día elegido para ello. Recibe este correo porque ${from} nos dio su dirección solo para este fin. No necesita ninguna cuenta.`,
  },
  failure: {
    subject: ({ recipient }) => `No pudimos escribir a ${recipient}`,
    preview: () =>
      'El correo fue rechazado. Su mensaje está guardado, y puede darnos otra dirección.',
    heading: 'Una dirección no ha funcionado',
    what: ({ title, recipient, address }) =>
      `Intentamos entregar ${quoted(title)} a ${recipient} (${address}), y el servidor de correo lo rechazó. Respondió:`,
    bounced: ({ title, recipient, address }) =>
      `Enviamos ${quoted(title)} a ${recipient} (${address}), y el correo fue devuelto. El servidor de correo respondió:`,
    noAnswer: 'sin dar un motivo',
    kept: 'No se ha perdido nada. Su mensaje sigue como está. Denos otra dirección o deje que lo intentemos de nuevo con esta.',
    action: 'Abrir el mensaje',
  },
};
