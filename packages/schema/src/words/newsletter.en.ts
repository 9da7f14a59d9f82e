import type { NewsletterPaceName } from '#catalogue/newsletter.ts';

/** The box on the site (specification, section 2, 'Blog'). */
export const newsletterBoxWords = {
  title: 'Stay Connected',
  lead: 'New articles about voices, letters and family stories, by email.',
  email: 'Your email address',
  submit: 'Subscribe',
  submitting: 'Sending…',
  note: 'No spam, unsubscribe anytime.',
  leaveEmpty: 'Leave this field empty',
  asked:
    'Please check your inbox. We wrote to this address, and we send nothing else until you press the button in that email.',
  tooQuick: 'That was very quick. Please press Subscribe once more.',
  failed: 'This did not reach us. Please check your connection and try again.',
} as const;

export const paceWords: Record<NewsletterPaceName, { label: string; hint: string }> = {
  EACH: { label: 'Each letter', hint: 'When we have written something, a few times a month.' },
  WEEKLY: { label: 'Once a week', hint: 'On Mondays, if there is something new.' },
  MONTHLY: { label: 'Once a month', hint: 'On the first, everything from the past month.' },
};

/** What somebody agrees to; the ledger keeps these very words. */
export const newsletterConsentWords = {
  subscribe:
    'Yes, send me the newsletter of Infinite Connections by email. I can unsubscribe in every letter.',
  countsOpens: 'You may count that I opened a letter.',
  countsClicks: 'You may count which links I press in a letter.',
} as const;

/** The pages behind the box and behind the links in issues. */
export const newsletterPageWords = {
  pageTitle: 'Newsletter',
  description:
    'Letters about keeping voices and family stories: choose what interests you and how often we write. You confirm first, and you can unsubscribe with one press.',
  title: 'Letters worth opening',
  lead: 'We write about recording a voice, asking the questions that matter, and keeping what a family would miss. Choose what interests you; leave everything empty to get all of it.',
  promises: [
    'We first ask at your address whether you meant it.',
    'You can unsubscribe from any letter with one press.',
    'We do not look whether you open a letter or press its links, unless you allow it.',
  ],
  interests: 'What interests you',
  interestsHint: 'Nothing chosen means everything.',
  almost: {
    title: 'One more step',
    lead: 'If the address is right, an email from us is on its way.',
    next: 'Open it and press the button on the page it leads to. Until then nothing is sent to you.',
    nothing: 'Nothing there after a few minutes? Look in your spam folder, or',
    again: 'try the address once more',
    blog: 'Back to the blog',
  },
  again: {
    title: 'Please check the address',
    lead: 'That did not work as an address. An address looks like name@example.org.',
    tooMany: 'Too many addresses came from here. Please wait an hour.',
  },
  confirm: {
    title: 'Should we write to you?',
    lead: (email: string) => `The address is ${email}.`,
    submit: 'Yes, subscribe me',
    doneTitle: 'You are on the list',
    done: 'Thank you. You will get the next letter.',
    preferences: 'Choose what interests you and how often',
    goneTitle: 'This link has expired',
    gone: 'A confirmation link works once, and for three days. Enter the address again and we will send a new one.',
    unknownTitle: 'We do not know this link',
    unknown: 'Part of it may have been lost on the way. Open it from the email itself.',
    retry: 'Enter the address again',
  },
  unsubscribe: {
    title: 'Unsubscribe?',
    lead: (email: string) => `Then we send no more letters to ${email}.`,
    submit: 'Unsubscribe',
    rather: 'Or write less often',
    doneTitle: 'You are unsubscribed',
    done: (email: string) =>
      `We send no more letters to ${email}. One that is leaving right now may still arrive.`,
    undo: 'That was not what I meant: subscribe me again',
  },
  preferences: {
    title: 'What we may write to you',
    lead: (email: string) => `For ${email}.`,
    pace: 'How often',
    openings: 'Opening letters',
    openingsHint:
      'A small picture then tells us that a letter was opened. It comes only from us, and letters contain it only if you check this box.',
    links: 'Links in letters',
    linksHint:
      'The links in your letters then pass through our site, which notes the link that you pressed and takes you where it leads. Nobody else learns of it. Uncheck this box at any time, and we delete what was counted.',
    submit: 'Save',
    saved: 'Saved. This applies from the next letter on.',
    unsubscribe: 'Unsubscribe from everything',
    notSubscribed: 'This address gets no letters at present.',
    resubscribe: 'Subscribe again',
    suppressed:
      'Email to this address has failed or was reported as unwanted, so we no longer write to it. If that is a mistake, please write to us.',
  },
  unknownTitle: 'We do not know this link',
  unknown:
    'Part of it may have been lost on the way. Open it from the letter itself, or write to us and we will take care of it.',
  problem: 'This could not be saved. Please try again.',
} as const;
