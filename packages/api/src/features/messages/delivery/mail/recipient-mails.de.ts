import { nameInSubject } from '@infinite/schema/text/name-in-subject';
import type { Complete } from '@infinite/schema/words/locale';
import type { recipientMailWords } from '#features/messages/delivery/mail/recipient-mails.en.ts';

export const recipientMailsGerman: Complete<typeof recipientMailWords> = {
  foot: {
    notForMe: 'Das ist nicht für mich',
    stop: 'Bitte schreiben Sie mir nicht mehr',
    support: (address) => `Haben Sie Fragen? Hier antwortet ein Mensch: ${address}`,
  },
  later: {
    subject: ({ from }) =>
      `Zur Erinnerung: ${nameInSubject(from, 'Jemand, den Sie kennen')} hat etwas für Sie gemacht`,
    preview: () => 'Sie haben uns gebeten, Sie zu erinnern. Es ist weiterhin für Sie da.',
    heading: ({ to }) => (to ? `Guten Tag, ${to}` : 'Guten Tag'),
    what: ({ from }) =>
      `Sie haben uns gebeten, Sie daran zu erinnern, dass ${from} etwas für Sie gemacht hat. Es ist weiterhin da, und nichts daran hat sich geändert.`,
    action: 'Ansehen, was auf Sie wartet',
    calm: 'Wenn heute auch nicht der richtige Tag ist, macht das nichts. Es bleibt hier, und Sie können uns noch einmal um eine Erinnerung bitten.',
    sign: 'Sie bekommen diese E-Mail, weil Sie auf Ihrer Seite bei Infinite Connections darum gebeten haben. Wir schreiben nur wieder, wenn Sie uns darum bitten.',
  },
  companion: {
    subject: ({ recipient }) => `${recipient} möchte gemeinsam mit Ihnen etwas öffnen`,
    preview: ({ recipient, from }) =>
      `${from} hat etwas für ${recipient} gemacht, und Sie sollen dabei sein.`,
    heading: 'Sie sind eingeladen, dabei zu sein',
    what: ({ recipient, from }) =>
      `${from} hat etwas für ${recipient} gemacht, und ${recipient} möchte es gemeinsam mit Ihnen öffnen. Dieser Link ist für Sie. Sie brauchen kein Konto.`,
    action: 'Zur Seite',
    until: 'Der Link gilt sieben Tage. Bitte behalten Sie ihn für sich.',
    sign: ({ recipient }) =>
      `Sie bekommen diese eine E-Mail, weil ${recipient} uns Ihre Adresse gegeben hat, um Sie einzuladen. Wir verwenden sie für nichts anderes.`,
  },
};
