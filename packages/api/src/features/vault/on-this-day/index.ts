import { OnThisDayHiddenEntity } from '#features/vault/on-this-day/hidden.entity.ts';
import { OnThisDayResolver } from '#features/vault/on-this-day/on-this-day.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { forgetHiddenOf } from '#features/vault/on-this-day/hide.ts';

/** What was taken on this date in earlier years, and what a member does not want to be shown of it. */
export const onThisDayFeature = defineFeature({
  name: 'on-this-day',
  entities: [OnThisDayHiddenEntity],
  resolvers: [OnThisDayResolver],
});
