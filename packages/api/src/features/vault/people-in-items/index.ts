import { contactsMerged } from '#features/relatives/contacts/index.ts';
import { copyMergedTags } from '#features/vault/people-in-items/copy-merged-tags.ts';
import { ItemPersonEntity } from '#features/vault/people-in-items/item-person.entity.ts';
import { PeopleInItemsResolver } from '#features/vault/people-in-items/people.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { PersonKind, Taggable } from '#features/vault/people-in-items/people.types.ts';
export { peopleSeen, type SeenPerson } from '#features/vault/people-in-items/people-seen.ts';
export { keyOf, type PersonRef } from '#features/vault/people-in-items/person-ref.ts';
export { photosWith } from '#features/vault/people-in-items/photos-with.ts';
export { forgetTagsOf, isIn } from '#features/vault/people-in-items/tags-of.ts';
export { tagPerson } from '#features/vault/people-in-items/tag-person.ts';

/** Who is in the items of a family, as its members say. No face is ever recognized. */
export const peopleInItemsFeature = defineFeature({
  name: 'people-in-items',
  entities: [ItemPersonEntity],
  resolvers: [PeopleInItemsResolver],
  extensions: [contactsMerged.with(copyMergedTags)],
});
