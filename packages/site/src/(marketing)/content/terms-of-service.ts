import { whenOpen } from '@infinite/schema/words/announced.en';
import type { LegalText } from '../components/legal-document.tsx';

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
      heading: 'The service',
      paragraphs: [
        'Infinite Connections keeps recordings, letters and pictures for you and delivers them to the people you name, at the time you name.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'You need an e-mail address and must be at least 13 years old; children under 13 are added by a parent. Keep your password to yourself, and tell us if somebody else has it.',
      ],
    },
    {
      heading: 'What is yours stays yours',
      paragraphs: [
        'You keep every right to what you make here. You allow us to store it, to convert it so that it can be shown and played, and to deliver it as you asked: nothing more.',
      ],
    },
    {
      heading: 'What you must not do',
      paragraphs: [
        'Do not use the service to threaten, to deceive or to harass, to send advertising, or to store what the law forbids. Respect the rights of people you record: ask them.',
        'A recipient who asks not to be written to receives nothing more through us, and you must not try to go around that.',
      ],
    },
    {
      heading: 'Delivery',
      paragraphs: [
        'Two days before a scheduled delivery we remind you; if you do not answer we ask once more; if there is still no answer we deliver as scheduled. Nothing is delivered before its time.',
        'Mail depends on others as well. We try again when it fails, tell you when it keeps failing, and keep the message.',
      ],
    },
    {
      heading: 'Plans and payment',
      paragraphs: [
        'Voice messages are free, without limit of time. Paid plans can be cancelled at any time; the first payment is refunded in full within 30 days if you ask.',
        'Upgrades take effect at once, downgrades with the next billing period. What you have stored is kept as it is for 30 days after a cancellation. A message that is scheduled is always delivered.',
      ],
    },
    {
      heading: 'Ending it',
      paragraphs: [
        whenOpen(
          'dataExport',
          'You can leave at any time and take everything with you.',
          'You can leave at any time and download what you made; if you ask, we give you all of it.',
        ),
        'We may close an account that breaks these terms, after a warning where a warning is possible, and give its content back.',
      ],
    },
    {
      heading: 'What we answer for',
      paragraphs: [
        'We answer for intent and gross negligence without limit, and otherwise for the foreseeable damage of breaking a duty on which you rely. Nothing here takes away rights the law gives you as a consumer.',
        'The service is no substitute for a will or for legal advice.',
      ],
    },
    {
      heading: 'Changes, and the law that applies',
      paragraphs: [
        'We announce changes that matter 30 days ahead; if you do not agree, you can leave with everything. The law of the place where the operator has its seat applies, as far as your own does not protect you better.',
      ],
    },
  ],
};
