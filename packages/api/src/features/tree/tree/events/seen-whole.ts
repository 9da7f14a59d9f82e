import { sql, type RawBuilder } from 'kysely';
import type { TreeReader } from '#features/tree/tree/living/tree-reader.ts';
import { seenWhole } from '#features/tree/tree/view/list-individuals.ts';

/** SQL: the event is of somebody, or of a union of people, of whom the reader gets everything. */
export function recordsSeenWhole(reader: TreeReader, alias: string): RawBuilder<boolean> {
  const { audience } = reader;
  if (audience.seesLivingDetails && audience.seesRestricted) return sql<boolean>`true`;
  const event = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<boolean>`(${event('restriction')} !~ 'CONFIDENTIAL|PRIVACY'
    and not exists (
      select 1 from tree_individuals i
      where i.family_id = ${event('family_id')} and i.id = ${event('record_id')}
        and not coalesce(${seenWhole(reader, 'i')}, false))
    and not exists (
      select 1 from tree_union_people p
      join tree_individuals i on i.family_id = p.family_id and i.id = p.individual_id
      where p.family_id = ${event('family_id')} and p.union_id = ${event('record_id')}
        and p.role = 'PARTNER' and not coalesce(${seenWhole(reader, 'i')}, false))
    and not exists (
      select 1 from tree_unions u
      where u.family_id = ${event('family_id')} and u.id = ${event('record_id')}
        and u.restriction ~ 'CONFIDENTIAL|PRIVACY' and not ${audience.seesRestricted}))`;
}
