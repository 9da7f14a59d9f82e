import { localMoment, momentWords } from '@infinite/schema/words/dates.en';
import { nameInSubject } from '@infinite/schema/text/name-in-subject';
import type { Complete } from '@infinite/schema/words/locale';
import type { deliveryMailWords } from '#features/messages/delivery/mail/delivery-mails.en.ts';
import { peopleIn } from '#features/messages/delivery/mail/people-words.ts';

const people = (names: readonly string[]) => peopleIn(names, (count) => `${count} weitere`);

const name = (given: string) => nameInSubject(given, 'Jemand, den Sie kennen');

const quoted = (title: string) => (title ? `„${title}“` : 'Ihre Nachricht');

const message = (title: string) => (title ? `Ihre Nachricht „${title}“` : 'Ihre Nachricht');

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const onTheirClocks = (severalClocks: boolean) =>
  severalClocks ? ' Die anderen bekommen sie bei sich zur selben Uhrzeit.' : '';

export const deliveryMailsGerman: Complete<typeof deliveryMailWords> = {
  senderSign:
    'Sie bekommen diese E-Mail, weil Sie uns gebeten haben, eine Nachricht für Sie zuzustellen. Infinite Connections bewahrt sie bis dahin auf.',
  reminder: {
    subject: ({ title, recipients, away }) =>
      `${capital(away)}: ${quoted(title)} für ${people(recipients)}`,
    preview: ({ moment }) =>
      `Sie geht am ${momentWords(moment)} auf den Weg, wenn Sie nichts ändern.`,
    heading: 'Bald ist sie auf dem Weg',
    what: ({ title, recipients, moment, severalClocks }) =>
      `${message(title)} für ${people(recipients)} geht am ${momentWords(moment)} auf den Weg.${onTheirClocks(severalClocks)}`,
    choices:
      'Noch können Sie sie ändern, ergänzen, verschieben oder anhalten. Wenn alles so ist, wie es sein soll, sagen Sie es uns; dann fragen wir nicht noch einmal.',
    action: 'Ansehen und antworten',
    silence: (asksAgain) =>
      `Wenn wir nichts von Ihnen hören, ${asksAgain ? 'fragen wir morgen noch einmal nach und senden sie dann' : 'senden wir sie'} wie geplant. Die Seite zu öffnen ändert noch nichts; das tut erst ein Knopf darauf.`,
  },
  stillHere: {
    subject: ({ title, recipients }) =>
      `Sind Sie noch da? ${quoted(title)} für ${people(recipients)}`,
    preview: ({ moment }) =>
      `Ohne ein Wort von Ihnen geht sie am ${momentWords(moment)} auf den Weg.`,
    heading: 'Sind Sie noch da?',
    what: ({ title, recipients, moment, severalClocks }) =>
      `${message(title)} für ${people(recipients)} geht am ${momentWords(moment)} auf den Weg.${onTheirClocks(severalClocks)}`,
    noAnswer:
      'Auf unsere erste E-Mail dazu haben wir nichts von Ihnen gehört, deshalb fragen wir noch einmal. Ein Wort genügt.',
    onlyOne:
      'Noch können Sie sie ändern, verschieben oder anhalten. Wenn alles gut ist, genügt ein Wort.',
    action: 'Ja, ich sehe es mir an',
    silence:
      'Wenn wir nichts von Ihnen hören, senden wir sie wie geplant. Das ist die letzte E-Mail davor.',
  },
  delivery: {
    subject: ({ from }) => `${name(from)} hat etwas für Sie gemacht`,
    preview: ({ from }) =>
      `Es ist von ${nameInSubject(from, 'jemandem, den Sie kennen')} und wartet, bis Sie es öffnen möchten.`,
    heading: ({ to }) => (to ? `Guten Tag, ${to}` : 'Guten Tag'),
    what: ({ from }) =>
      `${from} hat etwas für Sie aufgenommen oder geschrieben und uns gebeten, es Ihnen jetzt zu bringen.`,
    when: (dueAt, timeZone) =>
      `Es sollte Sie am ${momentWords(localMoment(dueAt, timeZone))} erreichen.`,
    calm: 'Es eilt nicht. Öffnen Sie es, wann Sie möchten, allein oder mit jemandem an Ihrer Seite. Es bleibt für Sie da.',
    action: 'Ansehen, was auf Sie wartet',
    link: 'Dieser Link gehört Ihnen allein. Wer ihn hat, kann öffnen, was für Sie gemacht wurde; bitte behalten Sie ihn deshalb für sich.',
    sign: ({ from }) =>
      `Infinite Connections bewahrt Nachrichten auf und stellt sie an dem Tag zu, der dafür gewählt wurde. Sie bekommen diese E-Mail, weil ${from} uns Ihre Adresse nur für diesen einen Zweck gegeben hat. Sie brauchen kein Konto.`,
  },
  failure: {
    subject: ({ recipient }) => `Wir konnten ${recipient} nicht erreichen`,
    preview: () =>
      'Die E-Mail wurde abgewiesen. Ihre Nachricht ist aufbewahrt, und Sie können uns eine andere Adresse geben.',
    heading: 'Eine Adresse hat nicht funktioniert',
    what: ({ title, recipient, address }) =>
      `Wir haben versucht, ${quoted(title)} an ${recipient} (${address}) zuzustellen, und der Mailserver dort hat die E-Mail abgewiesen. Er schrieb:`,
    bounced: ({ title, recipient, address }) =>
      `Wir haben ${quoted(title)} an ${recipient} (${address}) gesendet, und die E-Mail kam zurück. Der Mailserver dort schrieb:`,
    noAnswer: 'ohne Begründung',
    kept: 'Nichts ist verloren. Ihre Nachricht bleibt, wie sie ist. Geben Sie uns eine andere Adresse, oder lassen Sie es uns mit dieser noch einmal versuchen.',
    action: 'Die Nachricht öffnen',
  },
};
