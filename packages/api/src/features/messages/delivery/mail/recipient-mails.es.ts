import { nameInSubject } from '@infinite/schema/text/name-in-subject';
import type { Complete } from '@infinite/schema/words/locale';
import type { recipientMailWords } from '#features/messages/delivery/mail/recipient-mails.en.ts';

export const recipientMailsSpanish: Complete<typeof recipientMailWords> = {
  foot: {
    notForMe: 'Esto no es para mí',
    stop: 'Por favor, no me escriban más',
    support: (address) => `¿Tiene preguntas? Escriba a una persona: ${address}`,
  },
  later: {
    subject: ({ from }) =>
      `Un recordatorio: ${nameInSubject(from, 'alguien que usted conoce')} preparó algo para usted`,
    preview: () => 'Nos pidió que se lo recordáramos. Sigue aquí para usted.',
    heading: ({ to }) => (to ? `Hola, ${to}` : 'Hola'),
    what: ({ from }) =>
      `Nos pidió que le recordáramos que ${from} preparó algo para usted. Sigue aquí, y nada en ello ha cambiado.`,
    action: 'Ver lo que le espera',
    calm: 'Si hoy tampoco es el día, no pasa nada. Se queda aquí, y puede pedirnos otro recordatorio.',
    sign: 'Recibe este correo porque lo pidió en su página de Infinite Connections. No volveremos a escribirle si no nos lo pide.',
  },
  companion: {
    subject: ({ recipient }) => `${recipient} quiere abrir algo en su compañía`,
    preview: ({ recipient, from }) =>
      `${from} preparó algo para ${recipient}, que quiere contar con su compañía.`,
    heading: 'Hay una invitación para usted',
    what: ({ recipient, from }) =>
      `${from} preparó algo para ${recipient}, y ${recipient} quiere abrirlo en su compañía. Este enlace es para usted. No necesita ninguna cuenta.`,
    action: 'Ir a la página',
    until: 'El enlace funciona durante siete días. No lo comparta, por favor.',
    sign: ({ recipient }) =>
      `Recibe este único correo porque ${recipient} nos dio su dirección para invitarle. No la usamos para nada más.`,
  },
};
