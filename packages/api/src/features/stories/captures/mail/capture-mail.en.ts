import { nameInSubject } from '@infinite/schema/text/name-in-subject';
import { translatable } from '@infinite/schema/words/locale';

/** The mail with one question to a person without an account. */
export const captureMailWords = translatable('captureMails', {
  sign: 'Infinite Connections',
  subject: (askedBy: string) => `A question for you from ${nameInSubject(askedBy)}`,
  hello: (person: string) => `Hello ${person},`,
  asks: (askedBy: string) => `${askedBy} would love to hear you tell this:`,
  action: 'Answer in my own voice',
  how: 'You need no account. Press the button and speak for as long as you like. You can write instead, or choose another question.',
  why: (askedBy: string, familyName: string) =>
    `${askedBy} keeps stories for “${familyName}” on Infinite Connections. The page behind the button says who will hear you, and lets you delete what you said. This link is yours alone.`,
  stop: 'Stop these emails',
});
