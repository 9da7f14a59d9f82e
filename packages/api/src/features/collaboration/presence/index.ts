import { OpenPages } from '#features/collaboration/presence/open-pages.ts';
import { presenceRowsOf } from '#features/collaboration/presence/presence-rows.ts';
import {
  HiddenPresenceEntity,
  PresenceEntity,
} from '#features/collaboration/presence/presence.entity.ts';
import { PresenceResolver } from '#features/collaboration/presence/presence.resolver.ts';
import { streamWatcher } from '#features/notices/live/index.ts';
import { defineFeature } from '#platform/feature.ts';

export { forgetPresenceOf } from '#features/collaboration/presence/show-presence.ts';

/** Who of a family is here now, for the others to see. */
export const presenceFeature = defineFeature({
  name: 'presence',
  entities: [PresenceEntity, HiddenPresenceEntity],
  resolvers: [PresenceResolver],
  extensions: [
    streamWatcher.with((app) => {
      const onFailure = (error: unknown) =>
        app.log.warn({ err: error }, 'who is here could not be written');
      return new OpenPages(presenceRowsOf(app), app.clock, onFailure);
    }),
  ],
});
