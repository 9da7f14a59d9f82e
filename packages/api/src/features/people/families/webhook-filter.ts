import { sql } from 'kysely';
import type { EventFilter } from '#features/integrations/webhooks/index.ts';

/**
 * A member's endpoint gets the events of their families. Nobody gets those of a sample family, which
 * is a demonstration.
 */
export const webhooksOfMembers: EventFilter = ({ familyId, endpointFamilyId, endpointOwnerId }) =>
  sql`not exists (select 1 from families f
        where f.id = ${familyId} and f.sample_until is not null)
      and (${endpointFamilyId} is null or exists (select 1 from memberships m
        where m.family_id = ${endpointFamilyId} and m.user_id = ${endpointOwnerId}))`;
