import { contactLimits } from '@infinite/schema/catalogue/contacts';
import type { ContactCards, ProblemInCard } from '@infinite/schema/contacts/contact-cards';
import { matcherOf } from '@infinite/schema/contacts/duplicate-contacts';
import { MatchContactsDocument } from '@infinite/schema/generated/operations';
import { ask } from '#api/ask.ts';

type Card = ContactCards['people'][number];

export interface FoundPerson {
  readonly card: Card;
  /**
   * `same` and `repeated` would add nothing new; of `likely` a reader knows better. `by` is the name in
   * the book.
   */
  readonly match: { readonly how: 'same' | 'likely' | 'repeated'; readonly by: string } | null;
}

export interface FoundPeople {
  readonly people: readonly FoundPerson[];
  readonly problems: readonly ProblemInCard[];
}

/**
 * The people of a file with those marked who are in the book already, or twice in the file. Where the
 * book cannot be asked, nobody is marked by it; the server leaves out the same people in any case.
 */
export async function foundPeople({ people, problems }: ContactCards): Promise<FoundPeople> {
  const inBook = new Map<number, FoundPerson['match']>();
  for (let at = 0; at < people.length; at += contactLimits.importAtOnce) {
    const part = people.slice(at, at + contactLimits.importAtOnce);
    const asked = part.map(({ name, emails }) => ({ name, emails }));
    const answer = await ask(MatchContactsDocument, { people: asked });
    if (answer.kind !== 'data') break;
    for (const { index, name, same } of answer.data.matchContacts) {
      inBook.set(at + index, { how: same ? 'same' : 'likely', by: name });
    }
  }
  const before = matcherOf<Card>([]);
  const found = people.map((card, at): FoundPerson => {
    const repeated = before.find(card)?.how === 'same';
    before.add(card);
    const match = inBook.get(at) ?? null;
    if (match?.how === 'same' || !repeated) return { card, match };
    return { card, match: { how: 'repeated', by: card.name } };
  });
  return { people: found, problems };
}
