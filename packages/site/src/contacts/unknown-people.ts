import { emailKey } from '@infinite/schema/accounts/email-address';
import { MatchContactsDocument } from '@infinite/schema/generated/operations';
import { ask } from '#api/ask.ts';

/** Somebody whom a message is for. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly relation: string;
  readonly timeZone: string;
  readonly locale: string;
}

/** More offers than this would hide the message. */
const offers = 5;
const asked = 50;

/** The people with a name and an address who are not in the address book; none where it cannot be asked. */
export async function unknownPeople(people: readonly Person[]): Promise<readonly Person[]> {
  const whole = people
    .filter(({ name, email }) => name.trim() !== '' && emailKey(email) !== null)
    .slice(0, asked);
  if (whole.length === 0) return [];
  const answer = await ask(MatchContactsDocument, {
    people: whole.map(({ name, email }) => ({ name, emails: [email] })),
  });
  if (answer.kind !== 'data') return [];
  const known = new Set(answer.data.matchContacts.map(({ index }) => index));
  return whole.filter((_, index) => !known.has(index)).slice(0, offers);
}
