/** Lines of the ledger that come from a recipient's own choices, and from closing their link. */
const words = {
  ASKED_NOT_TO_BE_WRITTEN_TO: (person: string) =>
    `${person} asked not to be written to again. We respect that and will send them nothing more.`,
  WITHHELD: (person: string) =>
    `${person} asked not to be written to, so this was not sent to them.`,
  MAY_BE_WRITTEN_TO: (person: string) =>
    `${person} changed their mind and may be written to again.`,
  NOT_FOR_ME: (person: string) =>
    `The person who received the email for ${person} told us it was not meant for them. We closed the link.`,
  FOR_ME_AFTER_ALL: (person: string) =>
    `The email for ${person} did reach the right person after all. The link works again.`,
  COMPANION_INVITED: (person: string) => `${person} invited someone to open it with them.`,
  COMPANION_OPENED: (person: string) => `Someone ${person} invited opened it.`,
  THANKED: (person: string) => `${person} thanked you.`,
  LINK_CLOSED: (person: string) => `You closed the link of ${person}.`,
  LINK_RENEWED: (person: string) => `You opened it again for ${person}, with a new link.`,
} as const;

export type RecipientLedgerEvent = keyof typeof words;

export function isRecipientLedgerEvent(what: string): what is RecipientLedgerEvent {
  return what in words;
}

export function recipientLedgerWords(what: RecipientLedgerEvent, person: string): string {
  return words[what](person);
}
