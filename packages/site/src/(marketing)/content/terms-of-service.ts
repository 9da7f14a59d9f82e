import { whenOpen } from '@infinite/schema/words/announced.en';
import type { LegalText } from '../components/legal-document.tsx';
import { responsibleParty } from './operator-words.ts';

/** /terms-of-service: the terms of December 17, 2024. */
export const termsOfService: LegalText = {
  title: 'Terms of Service | Infinite Connections',
  description:
    'What you can expect of Infinite Connections and what we expect of you, in plain words. Last updated December 17, 2024.',
  heading: 'Terms of Service',
  updated: 'December 17, 2024',
  lead: 'In plain words, what we owe each other.',
  sections: [
    {
      heading: 'The service, and who runs it',
      paragraphs: (operator) => [
        'Infinite Connections keeps recordings, letters and pictures for you and delivers them to the people you name, at the time you name.',
        'Your contract is with the operator of this site:',
        ...responsibleParty(operator),
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You need an email address and must be at least 13 years old; children under 13 take part through a parent. Keep your password to yourself, and tell us if someone else has it.',
      ],
    },
    {
      heading: 'What is yours stays yours',
      paragraphs: [
        'You keep every right to what you make here. You allow us to store it, to convert it so that it can be shown and played, and to deliver it as you asked, and nothing more.',
      ],
    },
    {
      heading: 'What you must not do',
      paragraphs: [
        'Do not use the service to threaten, deceive or harass anyone, to send advertising, or to store what the law forbids. Respect the rights of the people you record: ask them.',
        'A recipient who asks us not to write receives nothing more through us, and you must not try to get around that.',
      ],
    },
    {
      heading: 'Delivery',
      paragraphs: [
        'Two days before a scheduled delivery we remind you; if you do not answer we ask once more; if there is still no answer we deliver as scheduled. Nothing is delivered before its time.',
        'Email depends on others, too. We try again when it fails, tell you when it keeps failing, and keep the message.',
      ],
    },
    {
      heading: 'Plans and payment',
      paragraphs: [
        'Voice messages are free, with no time limit. Paid plans can be canceled at any time; the first payment is refunded in full within 30 days if you ask.',
        'Upgrades take effect at once, downgrades with the next billing period. What you have stored is kept as it is for 30 days after a cancellation. A message that is scheduled is always delivered.',
      ],
    },
    {
      heading: 'Ending it',
      paragraphs: [
        whenOpen(
          'dataExport',
          'You can leave at any time and export everything.',
          'You can leave at any time and download what you made. If you ask, we give you all of it.',
        ),
        'We may close an account that breaks these terms, after a warning where a warning is possible, and return its content.',
      ],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'We are liable without limit for intent and gross negligence, and otherwise for the foreseeable damage from breaking a duty you rely on. Nothing here takes away rights the law gives you as a consumer.',
        'The service is not a substitute for a will or for legal advice.',
      ],
    },
    {
      heading: 'Changes, and the law that applies',
      paragraphs: [
        'We announce changes that matter 30 days ahead; if you do not agree, you can leave with what you made. The law of the place where the operator is based applies, unless your own protects you better.',
      ],
    },
  ],
};
