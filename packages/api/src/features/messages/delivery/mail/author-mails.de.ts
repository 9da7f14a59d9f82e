import type { Complete } from '@infinite/schema/words/locale';
import type { authorMailWords } from '#features/messages/delivery/mail/author-mails.en.ts';
import { peopleIn } from '#features/messages/delivery/mail/people-words.ts';

const people = (names: readonly string[]) => peopleIn(names, (count) => `${count} weitere`);

const have = (names: readonly string[]) => (names.length === 1 ? 'hat' : 'haben');

const message = (title: string) => (title ? `„${title}“` : 'Ihre Nachricht');

export const authorMailsGerman: Complete<typeof authorMailWords> = {
  spoken: 'Es ist eine Sprachnachricht. Sie können sie auf der Seite Ihrer Nachricht anhören.',
  kinds: {
    DELIVERED: {
      subject: ({ title, recipients }) => `Zugestellt an ${people(recipients)}: ${message(title)}`,
      heading: () => 'Ihre Nachricht ist zugestellt',
      what: ({ title, recipients }) =>
        `Wir haben ${message(title)} für ${people(recipients)} an den Mailanbieter übergeben, und er hat sie angenommen. Wir sagen Ihnen Bescheid, wenn sie geöffnet wird.`,
    },
    OPENED: {
      subject: ({ title, recipients }) =>
        `${people(recipients)} ${have(recipients)} ${message(title)} geöffnet`,
      heading: ({ recipients }) => `${people(recipients)} ${have(recipients)} sie geöffnet`,
      what: ({ title, recipients }) =>
        `${people(recipients)} ${have(recipients)} ${message(title)} geöffnet.`,
    },
    THANKED: {
      subject: ({ recipients }) =>
        `${people(recipients)} ${recipients.length === 1 ? 'sagt' : 'sagen'} danke`,
      heading: ({ recipients }) => `Ein Dankeschön von ${people(recipients)}`,
      what: ({ title, recipients }) =>
        `${people(recipients)} ${have(recipients)} Ihnen ein Dankeschön für ${message(title)} geschickt.`,
    },
    NOT_FOR_ME: {
      subject: ({ recipients }) => `Ist das die richtige Adresse für ${people(recipients)}?`,
      heading: () => 'Sie hat vielleicht den falschen Menschen erreicht',
      what: ({ title, recipients }) =>
        `Wer ${message(title)} für ${people(recipients)} bekommen hat, schreibt uns, dass sie nicht dorthin gehört. Wir haben den Link sofort geschlossen. Ihre Nachricht ist aufbewahrt, und Sie können uns eine andere Adresse geben.`,
    },
    WITHHELD: {
      subject: ({ recipients }) =>
        `${people(recipients)} ${recipients.length === 1 ? 'möchte' : 'möchten'} keine E-Mails bekommen`,
      heading: () => 'Diese Nachricht haben wir nicht gesendet',
      what: ({ title, recipients }) =>
        `${people(recipients)} ${have(recipients)} uns gebeten, nicht mehr zu schreiben, deshalb haben wir ${message(title)} nicht gesendet. Ihre Nachricht ist aufbewahrt. Vielleicht gibt es einen anderen Weg.`,
    },
  },
  action: 'Die Nachricht öffnen',
  turnOff: (settings) =>
    `E-Mails wie diese können Sie in Ihren Einstellungen abschalten: ${settings}`,
  support: (address) => `Haben Sie Fragen? Hier antwortet ein Mensch: ${address}`,
  sign: 'Sie bekommen diese E-Mail, weil Sie uns gebeten haben, eine Nachricht für Sie zuzustellen. Infinite Connections bewahrt sie für Sie auf.',
};
