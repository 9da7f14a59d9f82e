import { defineFeature } from '#platform/feature.ts';

export {
  publishLive,
  type LiveAudience,
  type LiveEvent,
} from '#features/notices/live/publish-live.ts';

export const liveFeature = defineFeature({ name: 'live' });
