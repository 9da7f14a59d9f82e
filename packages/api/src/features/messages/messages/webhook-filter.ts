import { sql } from 'kysely';
import type { EventFilter } from '#features/integrations/webhooks/index.ts';

/** A member's endpoint gets the events of the messages that the member wrote. */
export const webhooksOfAuthors: EventFilter = (columns) =>
  sql`${columns.endpointFamilyId} is null or ${columns.messageId} is null
      or exists (select 1 from messages m where m.family_id = ${columns.familyId}
        and m.id = ${columns.messageId} and m.author_id = ${columns.endpointOwnerId})`;
