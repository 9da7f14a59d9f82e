import { comingDates } from '#features/insight/home/index.ts';
import { searchable } from '#features/insight/search/index.ts';
import { comingBirthdays } from '#features/relatives/contacts/coming-birthdays.ts';
import { ContactEntity } from '#features/relatives/contacts/contact.entity.ts';
import { ContactResolver } from '#features/relatives/contacts/contact.resolver.ts';
import { foundContacts } from '#features/relatives/contacts/found-contacts.ts';
import { purgeRemovedContacts } from '#features/relatives/contacts/purge-removed-contacts.sweep.ts';
import { defineFeature } from '#platform/feature.ts';

export { addContact } from '#features/relatives/contacts/add-contacts.ts';
export {
  contactsMerged,
  type MergeListener,
} from '#features/relatives/contacts/merge-listeners.ts';
export { peopleInBook } from '#features/relatives/contacts/people-in-book.ts';
export { forgetContacts } from '#features/relatives/contacts/forget-contacts.ts';

/** The address book of a family: people whom its members write to and think of. */
export const contactsFeature = defineFeature({
  name: 'contacts',
  entities: [ContactEntity],
  resolvers: [ContactResolver],
  sweeps: [purgeRemovedContacts],
  extensions: [comingDates.with(comingBirthdays), searchable.with(foundContacts)],
});
