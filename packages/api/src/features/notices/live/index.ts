import { serveLive } from '#features/notices/live/live.rest.ts';
import { recheckAccess } from '#features/notices/live/recheck-access.ts';
import { peopleChanged } from '#features/people/families/index.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  publishLive,
  type LiveAudience,
  type LiveEvent,
} from '#features/notices/live/publish-live.ts';
export type { StreamOwner } from '#features/notices/live/live-stream.ts';
export { streamWatcher, type StreamWatcher } from '#features/notices/live/stream-watcher.ts';

export const liveFeature = defineFeature({
  name: 'live',
  rest: serveLive,
  extensions: [peopleChanged.with(recheckAccess)],
});
