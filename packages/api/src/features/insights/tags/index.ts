import { ItemTagEntity } from '#features/insights/tags/tag.entity.ts';
import { TagResolver } from '#features/insights/tags/tag.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { hasTag } from '#features/insights/tags/has-tag.ts';

/** Tags of items: given by members, and suggested of what is said. */
export const tagsFeature = defineFeature({
  name: 'tags',
  entities: [ItemTagEntity],
  resolvers: [TagResolver],
});
