import type { NewsletterPaceName } from '#catalogue/newsletter.ts';

/** The box on the site (specification, section 2, 'Blog'). */
export const newsletterBoxWords = {
  title: 'Stay Connected',
  lead: 'New articles about voices, letters and family stories, by e-mail.',
  email: 'Your e-mail address',
  submit: 'Subscribe',
  submitting: 'Sending…',
  note: 'No spam, unsubscribe anytime.',
  leaveEmpty: 'Leave this field empty',
  asked:
    'Please look in your inbox. We have written to this address, and nothing else is sent before you press the button in that mail.',
  tooQuick: 'That was very quick. Please press Subscribe once more.',
  failed: 'This did not reach us. Please check your connection and try again.',
} as const;

export const paceWords: Record<NewsletterPaceName, { label: string; hint: string }> = {
  EACH: { label: 'Each letter', hint: 'When we have written something, a few times a month.' },
  WEEKLY: { label: 'Once a week', hint: 'On Mondays, if there is something new.' },
  MONTHLY: { label: 'Once a month', hint: 'On the first, what the month has brought.' },
};

/** What somebody agrees to; the ledger keeps these very words. */
export const newsletterConsentWords = {
  subscribe:
    'Yes, send me the newsletter of Infinite Connections by e-mail. I can unsubscribe in every letter.',
  countsOpens: 'You may count that I opened a letter.',
} as const;

/** The pages behind the box and behind the links in issues. */
export const newsletterPageWords = {
  pageTitle: 'Newsletter',
  description:
    'Letters about keeping voices and family stories: choose what interests you and how often we write. Confirmed by you first, ended with one press.',
  title: 'Letters worth opening',
  lead: 'We write about recording a voice, asking the questions that matter, and keeping what a family would miss. Choose what interests you; leave everything empty to get all of it.',
  promises: [
    'We first ask at your address whether you meant it.',
    'Every letter ends with one press.',
    'We do not look whether you open a letter, unless you allow it.',
  ],
  interests: 'What interests you',
  interestsHint: 'Nothing chosen means everything.',
  almost: {
    title: 'One more step',
    lead: 'If the address is right, a mail from us is on its way.',
    next: 'Open it and press the button on the page it leads to. Until then nothing is sent to you.',
    nothing: 'Nothing there after a few minutes? Look in the folder for unwanted mail, or',
    again: 'try the address once more',
    blog: 'Back to the blog',
  },
  again: {
    title: 'Please check the address',
    lead: 'We could not use what was written there. An address looks like name@example.org.',
    tooMany: 'From here a great many addresses were given. Please wait an hour.',
  },
  confirm: {
    title: 'Shall we write to you?',
    lead: (email: string) => `The address is ${email}.`,
    submit: 'Yes, subscribe me',
    doneTitle: 'You are on the list',
    done: 'Thank you. The next letter comes to you.',
    preferences: 'Choose what interests you and how often',
    goneTitle: 'This link has had its time',
    gone: 'A link to confirm works once, and for three days. Give the address again and we send a new one.',
    unknownTitle: 'We do not know this link',
    unknown: 'Perhaps a part of it was lost on the way. Open it from the mail itself.',
    retry: 'Give the address again',
  },
  unsubscribe: {
    title: 'Unsubscribe?',
    lead: (email: string) => `Then no further letter goes to ${email}.`,
    submit: 'Unsubscribe',
    rather: 'Or write less often',
    doneTitle: 'You are unsubscribed',
    done: (email: string) =>
      `No further letter goes to ${email}. One that is leaving at this moment may still arrive.`,
    undo: 'That was not what I meant: subscribe me again',
  },
  preferences: {
    title: 'What we may write to you',
    lead: (email: string) => `For ${email}.`,
    pace: 'How often',
    openings: 'Opening letters',
    openingsHint:
      'A small picture then tells us that a letter was opened. It comes from us alone, and without this tick no letter carries it.',
    submit: 'Save',
    saved: 'Saved. This holds from the next letter on.',
    unsubscribe: 'Unsubscribe from everything',
    notSubscribed: 'This address gets no letters at present.',
    resubscribe: 'Subscribe again',
    suppressed:
      'Mail to this address has failed or was reported as unwanted, so we do not write to it any more. If that is a mistake, please write to us.',
  },
  unknownTitle: 'We do not know this link',
  unknown:
    'Perhaps a part of it was lost on the way. Open it from the letter itself, or write to us and we take care of it.',
  problem: 'This could not be saved. Please try once more.',
} as const;
