import type { Complete } from '@infinite/schema/words/locale';
import type { answerWords } from './answer.en.ts';

export const answerSpanish: Complete<typeof answerWords> = {
  pageTitle: 'Su respuesta',
  heading: {
    REMINDER: '¿Lo enviamos como está previsto?',
    SECOND_REMINDER: '¿Sigue usted ahí?',
  },
  lead: {
    REMINDER:
      'Si todo está bien, basta con pulsar una vez. Si no responde, le escribiremos una vez más.',
    SECOND_REMINDER: 'Si no responde, saldrá como está previsto.',
  },
  untitled: 'Un mensaje sin título',
  message: 'Mensaje',
  to: 'Para',
  planned: 'Sale el',
  confirm: {
    title: 'Todo está bien',
    body: 'Sale como está previsto, y no volvemos a preguntar.',
    action: 'Sí, enviarlo como está previsto',
  },
  postpone: {
    title: 'Todavía no',
    body: (place) => `Elija otro día, según la hora de ${place}.`,
    day: 'Día nuevo',
    time: 'Hora',
    action: 'Aplazarlo',
  },
  cancel: {
    title: 'No enviarlo',
    body: 'Nadie lo recibe. Lo guardamos para usted, y puede convertirlo en un mensaje nuevo.',
    check: 'Estoy seguro o segura: no enviarlo',
    action: 'Detener este mensaje',
  },
  change: 'Cambiar lo que dice',
  changeBody: 'Para esto se entra en la cuenta.',
  answered: {
    CONFIRM: {
      title: 'Gracias',
      body: 'Sale como está previsto. No volvemos a preguntar.',
    },
    POSTPONE: {
      title: 'Está aplazado',
      body: 'Le escribiremos de nuevo antes del nuevo día.',
    },
    CANCEL: {
      title: 'Está detenido',
      body: 'Nadie lo recibe. Lo guardamos para usted entre sus mensajes, en «Stopped».',
    },
  },
  changeOfMind: 'Si cambia de opinión, todavía puede hacerlo aquí hasta que salga.',
  expired: {
    title: 'Este enlace ha caducado',
    body: 'Pertenece a un recordatorio anterior. Aún puede ver el mensaje si entra en su cuenta.',
  },
  passed: {
    title: 'Ha llegado su día',
    body: 'Ya no se puede cambiar aquí. Entre en su cuenta para ver si se entregó y se abrió.',
  },
  gone: {
    title: 'Ya no se puede cambiar',
    body: 'Ya va de camino, o ya se entregó.',
  },
  unknown: {
    title: 'No encontramos nada detrás de este enlace',
    body: 'Quizá se perdió una parte al copiarlo. Ábralo de nuevo desde el correo que recibió.',
  },
  problems: {
    INVALID_INPUT: 'Elija un día y una hora que aún no hayan pasado.',
    LINK_EXPIRED: 'Este enlace ha caducado. Entre en su cuenta para cambiar el mensaje.',
  },
  failed: {
    title: 'Su respuesta no nos llegó',
    body: 'No se cambió nada. Pulse el botón una vez más dentro de un minuto.',
  },
  toMessages: 'Ver todos sus mensajes',
};
