import { contactLimits } from '#catalogue/contacts.ts';
import { vaultLimits } from '#catalogue/vault.ts';

/** What the API says about people in items. */
export const peopleInItemsWords = {
  who: 'Please say who this is',
  nameTooLong: `A name can have at most ${contactLimits.name} characters`,
  tooMany: `At most ${vaultLimits.people.perItem} people can be named in one item`,
  tooManyHidden: 'You hide as many people and days as we can keep. Please show some again first.',
} as const;
