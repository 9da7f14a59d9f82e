import { familyLimits } from '@infinite/schema/catalogue/families';
import { nameInSubject } from '@infinite/schema/text/name-in-subject';
import type { Complete } from '@infinite/schema/words/locale';
import type { invitationMailWords } from '#features/people/invitations/mail/invitation-mail.en.ts';

export const invitationMailGerman: Complete<typeof invitationMailWords> = {
  sign: 'Infinite Connections',
  subject: (invitedBy) =>
    `${nameInSubject(invitedBy, 'Jemand, den Sie kennen,')} lädt Sie in die Familie ein`,
  preview: 'Aufnahmen, Fotos und Geschichten Ihrer Familie, an einem Ort aufbewahrt.',
  heading: (familyName) => `Sie sind eingeladen: „${familyName}“`,
  why: (invitedBy, familyName) =>
    `${invitedBy} würde sich freuen, wenn Sie bei „${familyName}“ auf Infinite Connections dabei sind. Dort bewahren Familien Stimmen, Fotos und Geschichten auf.`,
  role: {
    editor:
      'Sie könnten Aufnahmen hinzufügen, Nachrichten schreiben und helfen, alles in Ordnung zu halten.',
    contributor: 'Sie könnten Aufnahmen hinzufügen und eigene Nachrichten schreiben.',
    viewer: 'Sie könnten ansehen und anhören, was die Familie aufbewahrt.',
  },
  child:
    'Die Familie führt für Sie ein Profil aus Ihrer Kindheit. Mit dieser Einladung können Sie es übernehmen, samt den Aufnahmen Ihrer Stimme.',
  wrote: (invitedBy) => `${invitedBy} schreibt dazu:`,
  action: 'Die Einladung ansehen',
  expires: `Der Link gilt einmal, ${familyLimits.invitationDays} Tage lang und nur mit dieser E-Mail-Adresse. Wenn Sie nicht wissen, wer das ist, brauchen Sie nichts zu tun.`,
};
