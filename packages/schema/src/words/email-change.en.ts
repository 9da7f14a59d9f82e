import { translatable } from '#words/locale.ts';

/** What the settings, the page behind the mails and the calls say about a new email address. */
export const emailChangeWords = translatable('emailChange', {
  same: 'That is your address already.',
  administrator:
    'This account belongs to the administrator’s address that the server is configured with. Change it there first.',
  takenMeanwhile: 'Another account has that address by now. Please choose a different one.',
  settings: {
    change: 'Change the email address',
    field: 'New email address',
    hint: 'We write to both addresses. Your account moves once both have confirmed it.',
    ask: 'Send the links',
    asked: 'Both addresses have mail from us. Open the link in each.',
    waiting: (email: string) => `Your account moves to ${email} once these have confirmed it:`,
    current: 'This address',
    next: 'The new address',
    confirmed: 'confirmed',
    open: 'waiting',
    until: (day: string) => `The links work until ${day}.`,
    withdraw: 'Keep this address',
    withdrawn: 'Your address stays as it is, and the links no longer work.',
  },
  page: {
    title: 'Confirm the new address',
    current: (email: string) => `This account moves to ${email}. Do you agree?`,
    next: (email: string) => `Is ${email} the address you want to use from now on?`,
    submit: 'Yes, confirm it',
    pending: 'Confirming …',
    changedTitle: 'Your account has its new address.',
    changed: 'Sign in with it from now on. Your messages and reminders will find you there.',
    waitsTitle: 'Thank you. One more confirmation is missing.',
    waitsForCurrent: 'Please open the link that we sent to your present address.',
    waitsForNew: 'Please open the link that we sent to the new address.',
    toSettings: 'Go to your settings',
    failedTitle: 'This link did not work.',
    failed:
      'It may have been used already, replaced by a newer one, or withdrawn. You can ask for new links in your settings.',
  },
});
