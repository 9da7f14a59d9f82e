import { ActivityResolver } from '#features/collaboration/activity/activity.resolver.ts';
import { FamilyEventEntity } from '#features/collaboration/activity/family-event.entity.ts';
import { recordChange, recordJoined } from '#features/collaboration/activity/people-events.ts';
import { forgetEvents } from '#features/collaboration/activity/record-event.ts';
import { subjectRemoved } from '#features/collaboration/subjects/index.ts';
import { memberJoined, peopleChanged } from '#features/people/families/index.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  eventSubjects,
  type EventSubject,
  type EventSubjects,
} from '#features/collaboration/activity/event-subjects.ts';
export { forgetEvents, recordEvent } from '#features/collaboration/activity/record-event.ts';

/** What happens in a family, for its members to read. */
export const activityFeature = defineFeature({
  name: 'activity',
  entities: [FamilyEventEntity],
  resolvers: [ActivityResolver],
  extensions: [
    memberJoined.with(recordJoined),
    peopleChanged.with(recordChange),
    subjectRemoved.with((ctx, { kind, id }) => forgetEvents(ctx, kind, [id])),
  ],
});
