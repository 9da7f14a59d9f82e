import { notificationKindNames } from '@infinite/schema/catalogue/notifications';
import { forReader } from '@infinite/schema/locale/for-reader.server';
import { locales, type Locale } from '@infinite/schema/locale/locales';
import { englishReader } from '@infinite/schema/locale/reader';
import { noticeWords } from '@infinite/schema/words/notifications.en';
import { translatableSubjects } from '@infinite/schema/words/locale';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RenderedMail } from '#adapters/mailer/layout/render-mail.tsx';
import { features } from '#features.ts';
import { authorNewsMail } from '#features/messages/delivery/mail/author-news.mail.tsx';
import { companionMail } from '#features/messages/delivery/mail/companion.mail.tsx';
import { deliveryFailedMail } from '#features/messages/delivery/mail/delivery-failed.mail.tsx';
import { deliveryMail } from '#features/messages/delivery/mail/delivery.mail.tsx';
import { laterMail } from '#features/messages/delivery/mail/later.mail.tsx';
import { reminderMail } from '#features/messages/delivery/mail/reminder.mail.tsx';
import { stillHereMail } from '#features/messages/delivery/mail/still-here.mail.tsx';
import { switchedOffMail } from '#features/integrations/webhooks/mail/switched-off.mail.tsx';
import { noticeMail } from '#features/notices/notifications/mails/notice.mail.tsx';
import { invitationMail } from '#features/people/invitations/mail/invitation-mail.tsx';
import {
  isAdministrators,
  securityMail,
  securityMailKinds,
} from '#features/people/security/mail/security-mails.tsx';
import {
  deletionAskedMail,
  deletionReceiptMail,
  deletionReminderMail,
} from '#features/people/users/own/mail/deletion-mails.tsx';
import { captureMail } from '#features/stories/captures/mail/capture-mail.tsx';
import { holdTranslationsOf } from '#platform/hold-translations.ts';

beforeAll(() => holdTranslationsOf(features));

interface Facts {
  readonly name: string;
  readonly other: string;
  readonly title: string;
  readonly count: number;
}

type Mail = Pick<RenderedMail, 'subject' | 'text' | 'html'>;

const origin = 'https://connections.example';
const support = 'support@example.org';

/** Every mail that families and recipients get, except those about an account (`account-mails`). */
const mails: Readonly<Record<string, (facts: Facts) => Mail>> = {
  delivery: ({ name, other }) =>
    deliveryMail({
      to: other,
      from: name,
      link: origin,
      dueAt: Temporal.Instant.from('2041-05-04T08:00:00Z'),
      timeZone: 'Europe/Lisbon',
      lateReason: 'SERVERS_WERE_DOWN',
      supportEmail: support,
    }),
  later: ({ name, other }) =>
    laterMail({ to: other, from: name, link: origin, supportEmail: support }),
  companion: ({ name, other }) =>
    companionMail({ recipient: other, from: name, link: origin, supportEmail: support }),
  reminder: (facts) => reminderMail(planned(facts)),
  'still here': (facts) => stillHereMail(planned(facts)),
  failed: ({ name, title }) =>
    deliveryFailedMail({
      title,
      recipient: name,
      address: 'ana@example.org',
      bounced: false,
      answer: null,
      link: origin,
    }),
  ...fromEach(
    ['DELIVERED', 'OPENED', 'THANKED', 'NOT_FOR_ME', 'WITHHELD'],
    (kind) => (facts) =>
      authorNewsMail({
        kind,
        title: facts.title,
        recipients: peopleOf(facts),
        thanks: [null],
        link: origin,
        settings: origin,
        canTurnOff: true,
        supportEmail: support,
      }),
  ),
  invitation: ({ name, title }) =>
    invitationMail({
      url: origin,
      familyName: title,
      invitedBy: name,
      role: 'viewer',
      isForChild: title.length % 2 === 0,
      words: '',
    }),
  'story question': ({ name, other, title }) =>
    captureMail({
      person: other,
      askedBy: name,
      familyName: title,
      question: 'Ana?',
      url: origin,
      stopUrl: origin,
    }),
  ...fromEach(
    securityMailKinds.filter((kind) => !isAdministrators(kind)),
    (kind) => () => securityMail({ kind, detail: detailOf(kind), origin, support }),
  ),
  'deletion asked': () => deletionAskedMail({ dueAt: '2041-05-04T08:00:00Z', origin, support }),
  'deletion reminder': () => deletionReminderMail({ dueAt: '2041-05-04T08:00:00Z', origin }),
  'deletion receipt': ({ count }) =>
    deletionReceiptMail({
      recordings: count,
      drafts: count,
      cancelled: count,
      kept: count,
      destroyedKeys: ['ab'],
      origin,
    }),
  'webhook switched off': () =>
    switchedOffMail({ host: 'h.example', reason: 'GONE', hours: 24, link: origin }),
  ...fromEach(
    ['now', 'daily', 'weekly'],
    (pace) =>
      ({ name, title, count }) =>
        noticeMail({
          pace,
          lines: notificationKindNames.slice(0, count + 1).map((kind) => ({
            text: noticeWords[kind].line({ actor: name, title }),
            href: origin,
          })),
          more: count > 2,
          listUrl: origin,
          settingsUrl: origin,
          stopUrl: origin,
        }),
  ),
};

function fromEach<Kind extends string>(
  kinds: readonly Kind[],
  mailOf: (kind: Kind) => (facts: Facts) => Mail,
): Record<string, (facts: Facts) => Mail> {
  return Object.fromEntries(kinds.map((kind) => [kind, mailOf(kind)]));
}

function planned(facts: Facts) {
  return {
    title: facts.title,
    recipients: peopleOf(facts),
    moment: { localDate: '2041-05-04', localTime: '09:00', timeZone: 'Europe/Lisbon' },
    severalClocks: facts.count > 0,
    away: 'X',
    isOneOfTwo: facts.count > 0,
    link: origin,
  };
}

const peopleOf = ({ name, other, count }: Facts) => [
  name,
  ...Array.from({ length: count }, (_, at) => `${other} ${at}`),
];

function detailOf(kind: string): string {
  if (kind === 'accessRevoked') return '2,1';
  return kind === 'newDevice' ? 'Firefox on Linux' : 'Bruna';
}

const inLanguage = <Result,>(locale: Locale, write: () => Result) =>
  forReader({ ...englishReader, locale }, write);

const facts: Facts = { name: 'Ana', other: 'Rui', title: 'Bruna', count: 1 };

describe.each(Object.entries(mails))('the mail %s', (_name, write) => {
  it('has every slot filled, in each language', () => {
    const name = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
    const given = fc.record({
      name,
      other: name,
      title: fc.oneof(name, fc.constant('')),
      count: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(given, fc.constantFrom(...locales), (facts, locale) => {
        const { subject, text, html } = inLanguage(locale, () => write(facts));
        expect(html).toContain(`<html lang="${locale}">`);
        expect(subject).not.toBe('');
        for (const said of [subject, text]) {
          expect(said).not.toMatch(/undefined|null|NaN|\[object|=>|\$\{| {2}| [,.]/);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('shares no sentence with the English one in another language', () => {
    const english = linesOf(inLanguage('en', () => write(facts)));
    for (const locale of ['de', 'es'] as const) {
      const left = linesOf(inLanguage(locale, () => write(facts))).filter((line) =>
        english.includes(line),
      );
      expect(left).toEqual([]);
    }
  });
});

/** Without addresses, names, figures and the product's own name. */
function linesOf({ subject, text }: Mail): string[] {
  return [subject, ...text.split('\n')].filter(
    (line) => /[a-z] [a-z]/.test(line) && !line.startsWith('http'),
  );
}

it('says the same first words as ever, in each language', async () => {
  const said = Object.entries(mails).map(([name, write]) => {
    const lines = locales.map((locale) => {
      const { subject, text } = inLanguage(locale, () => write(facts));
      return `${locale}: ${subject}\n    ${text.split('\n', 1)[0] ?? ''}`;
    });
    return `${name}\n  ${lines.join('\n  ')}\n`;
  });
  await expect(said.join('\n')).toMatchFileSnapshot('mails-in-languages.txt');
});

it('is written in each language: no subject of mails is missing in one', () => {
  const subjects = [...translatableSubjects().keys()].filter((name) => /Mails?$/.test(name));
  expect(subjects).toHaveLength(10);
  for (const locale of ['de', 'es'] as const) {
    const held = features.flatMap(({ translations }) => Object.keys(translations?.[locale] ?? {}));
    expect(held).toEqual(expect.arrayContaining(subjects));
  }
});
