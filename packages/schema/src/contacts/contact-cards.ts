import { parseEmailAddress } from '#accounts/email-address.ts';
import { contactLimits } from '#catalogue/contacts.ts';
import { birthdayOfCard } from '#contacts/birthday.ts';
import { contactInput, type ContactCard } from '#contacts/contact.input.ts';
import {
  addressesOfCard,
  nameOfCard,
  unescaped,
  vcardLines,
  type VcardLines,
} from '#families/vcard-lines.ts';
import { isLocale } from '#locale/locales.ts';
import { isTimeZone } from '#schedule/local-instant.ts';

export type CardProblem =
  | 'NO_CARD'
  | 'NEVER_ENDS'
  | 'NO_NAME'
  | 'BAD_ADDRESS'
  | 'TOO_MANY_ADDRESSES'
  | 'BAD_BIRTHDAY'
  | 'BAD_ZONE'
  | 'TOO_LONG';

export interface ProblemInCard {
  /** The line of the file; the first one is 1. */
  readonly line: number;
  readonly problem: CardProblem;
  /** What stood there, shortened. */
  readonly text: string;
}

export interface ContactCards {
  readonly people: readonly ContactCard[];
  readonly problems: readonly ProblemInCard[];
}

/**
 * The people of a file of contacts, as the address book keeps them, and what could not be read of it, by
 * line. A part that cannot be read is left out; its person is kept where there is a name.
 */
export function readContactCards(text: string): ContactCards {
  const cards = vcardLines(text);
  const problems: ProblemInCard[] = [];
  const people = cards.flatMap((card) => personOf(card, problems) ?? []);
  if (cards.length === 0) problems.push({ line: 1, problem: 'NO_CARD', text: shortened(text) });
  return { people, problems };
}

function personOf(card: VcardLines, problems: ProblemInCard[]): ContactCard | null {
  const note = (problem: CardProblem, what: string, line = card.at) =>
    problems.push({ line, problem, text: shortened(what) });
  const addresses = addressesOfCard(card).map((address) => unescaped(address).trim());
  const emails = addresses.filter((address) => parseEmailAddress(address) !== null);
  // A mailbox's own name is better than losing the person.
  const name = nameOfCard(card) || (emails[0]?.split('@')[0] ?? '');
  if (!card.ended) {
    note('NEVER_ENDS', name);
    return null;
  }
  const lineOf = (property: string) => card.lines.find((line) => line.name === property);
  for (const address of addresses) {
    if (!emails.includes(address)) note('BAD_ADDRESS', address, lineWith(card, 'EMAIL', address));
  }
  if (emails.length > contactLimits.emails) note('TOO_MANY_ADDRESSES', name);
  const bday = lineOf('BDAY');
  const birthday = birthdayOfCard(bday?.value ?? '');
  if (bday?.value && birthday === '') note('BAD_BIRTHDAY', bday.value, bday.at);
  const zone = lineOf('TZ');
  const knownZone = isTimeZone(zone?.value ?? '') ? (zone?.value ?? null) : null;
  // An offset such as +0200 says nothing of summer time.
  if (zone?.value && knownZone === null) note('BAD_ZONE', zone.value, zone.at);
  const language = lineOf('LANG')?.value.slice(0, 2).toLowerCase();
  const notes = withLines(lineOf('NOTE')?.value ?? '');
  const relation = unescaped(lineOf('X-RELATION')?.value ?? '');
  const base = { name, relation, birthday, timeZone: knownZone };
  const known = { ...base, emails: emails.slice(0, contactLimits.emails) };
  const whole = contactInput.safeParse({
    ...known,
    notes,
    language: isLocale(language) ? language : null,
  });
  if (whole.success) return whole.data;
  if (name.trim() === '') {
    note('NO_NAME', addresses[0] ?? '');
    return null;
  }
  note('TOO_LONG', name);
  const cut = [...name].slice(0, contactLimits.name).join('');
  const short = contactInput.safeParse({
    ...known,
    name: cut,
    notes: [...notes].slice(0, contactLimits.notes).join(''),
  });
  return short.success ? short.data : null;
}

function lineWith(card: VcardLines, property: string, value: string): number {
  const line = card.lines.find(
    (one) => one.name === property && unescaped(one.value).trim() === value,
  );
  return line?.at ?? card.at;
}

/** Notes keep their lines, which a card writes as `\n`. */
const withLines = (text: string) =>
  text.replaceAll(/\\([nN,;:\\])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

function shortened(text: string): string {
  const characters = [
    ...text
      .slice(0, 400)
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  ];
  return characters.length <= 60 ? characters.join('') : `${characters.slice(0, 59).join('')}…`;
}
