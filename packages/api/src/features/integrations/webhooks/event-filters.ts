import { sql, type RawBuilder } from 'kysely';
import type { AppContext } from '#context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** Columns of an event, and of an endpoint that wants events of its type. */
export interface CandidateColumns {
  /** Null: an event of the whole product. */
  readonly familyId: RawBuilder<string | null>;
  /** Set for an event of a message. */
  readonly messageId: RawBuilder<string | null>;
  /** Null: one of the product's own endpoints. */
  readonly endpointFamilyId: RawBuilder<string | null>;
  readonly endpointOwnerId: RawBuilder<string>;
}

/** Whether the endpoint may get the event, as a condition of SQL. */
export type EventFilter = (columns: CandidateColumns) => RawBuilder<boolean>;

/** For the features that know who may see a family or a message. All filters must agree. */
export const eventFilters = defineExtensionPoint<EventFilter>('filters of webhook events');

/** The filters of the application for the event `g` and the endpoint `e` of a statement. */
export function mayGetEvent(app: AppContext): RawBuilder<boolean> {
  const columns: CandidateColumns = {
    familyId: sql`g.family_id`,
    messageId: sql`g.message_id`,
    endpointFamilyId: sql`e.family_id`,
    endpointOwnerId: sql`e.owner_id`,
  };
  const conditions = app.extensions.of(eventFilters).map((filter) => sql`(${filter(columns)})`);
  return sql`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}
