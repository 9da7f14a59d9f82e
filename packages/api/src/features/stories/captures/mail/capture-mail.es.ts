import { nameInSubject } from '@infinite/schema/text/name-in-subject';
import type { Complete } from '@infinite/schema/words/locale';
import type { captureMailWords } from '#features/stories/captures/mail/capture-mail.en.ts';

export const captureMailsSpanish: Complete<typeof captureMailWords> = {
  sign: 'Infinite Connections',
  subject: (askedBy) =>
    `Una pregunta para usted de ${nameInSubject(askedBy, 'alguien que usted conoce')}`,
  hello: (person) => `Hola, ${person}:`,
  asks: (askedBy) => `A ${askedBy} le encantaría oírle contar esto:`,
  action: 'Responder con mi voz',
  how: 'No necesita una cuenta. Pulse el botón y hable todo el tiempo que quiera. También puede escribir o elegir otra pregunta.',
  why: (askedBy, familyName) =>
    `${askedBy} guarda historias para «${familyName}» en Infinite Connections. La página tras el botón dice quién le oirá y le permite borrar lo que haya dicho. Este enlace es solo suyo.`,
  stop: 'No quiero recibir estos correos',
};
