import { familyLimits } from '@infinite/schema/catalogue/families';
import { nameInSubject } from '@infinite/schema/text/name-in-subject';
import type { Complete } from '@infinite/schema/words/locale';
import type { invitationMailWords } from '#features/people/invitations/mail/invitation-mail.en.ts';

export const invitationMailSpanish: Complete<typeof invitationMailWords> = {
  sign: 'Infinite Connections',
  subject: (invitedBy) =>
    `${nameInSubject(invitedBy, 'Alguien que usted conoce')} le invita a su familia`,
  preview: 'Grabaciones, fotos e historias de su familia, guardadas en un solo lugar.',
  heading: (familyName) => `Tiene una invitación: «${familyName}»`,
  why: (invitedBy, familyName) =>
    `${invitedBy} quiere que forme parte de «${familyName}» en Infinite Connections, donde las familias guardan voces, fotos e historias.`,
  role: {
    editor:
      'Podría añadir grabaciones, escribir mensajes y ayudar a mantener en orden las cosas de la familia.',
    contributor: 'Podría añadir grabaciones y escribir sus propios mensajes.',
    viewer: 'Podría ver y escuchar lo que guarda la familia.',
  },
  child:
    'La familia guarda un perfil de su infancia. Con esta invitación puede hacerse cargo de él, con las grabaciones de su voz.',
  wrote: (invitedBy) => `${invitedBy} escribió:`,
  action: 'Ver la invitación',
  expires: `El enlace sirve una sola vez, durante ${familyLimits.invitationDays} días y solo con esta dirección de correo. Si no sabe quién es, no tiene que hacer nada.`,
};
