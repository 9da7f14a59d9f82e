import { contactLimits } from '@infinite/schema/catalogue/contacts';
import { ContactEntity } from '#features/relatives/contacts/contact.entity.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Deletes entries that were removed, or went into another, once nobody can have them back. */
export const purgeRemovedContacts = defineSweep({
  name: 'purge-removed-contacts',
  everySeconds: 86_400,
  run: async ({ clock, em }) => {
    const before = clock.now().subtract({ hours: contactLimits.undoDays * 24 });
    await em.nativeDelete(ContactEntity, { removedAt: { $lt: before } });
  },
});
