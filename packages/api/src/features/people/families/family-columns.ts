import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely';
import type { Family } from '#features/people/families/family.entity.ts';

/*
 * Fragments for statements of other features, by the column that holds a family's id. They work in
 * the builder and in `sql`.
 */

/** The family's key under the master key, for `heldFamilyKey`: one statement reads row and key. */
export const wrappedKeyOf = (familyId: string): RawBuilder<Buffer> =>
  sql<Buffer>`(select wrapped_key from families where families.id = ${sql.ref(familyId)})`;

/** True where the user of one column belongs to the family of the other. */
export const isMember = (familyId: string, userId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from memberships
    where memberships.family_id = ${sql.ref(familyId)}
      and memberships.user_id = ${sql.ref(userId)})`;

/** True where the family of the column is a sample. */
export const isSampleFamily = (familyId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from families
    where families.id = ${sql.ref(familyId)} and families.sample_until is not null)`;

/** Ids of the members of this family: `user_id in ${memberIdsOf(familyId)}`. */
export const memberIdsOf = (familyId: string): RawBuilder<string> =>
  sql<string>`(select user_id from memberships where family_id = ${familyId})`;

/** Ids of the users who own this family: `user_id in ${ownerIdsOf(familyId)}`. */
export const ownerIdsOf = (familyId: string): RawBuilder<string> =>
  sql<string>`(select user_id from memberships where family_id = ${familyId} and role = 'owner')`;

/** One family as a table of a join: `.innerJoin(familyAs('family', id), (join) => join.onTrue())`. */
export const familyAs = <Alias extends string>(
  alias: Alias,
  familyId: string,
): AliasedRawBuilder<Pick<Family, 'name' | 'sampleUntil'>, Alias> =>
  sql<Pick<Family, 'name' | 'sampleUntil'>>`(
    select name, sample_until from families where id = ${familyId})`.as<Alias>(sql.ref(alias));

/**
 * The families of this user as a table: `from ${familiesOfUser(id)} f`. Columns: id, name, role,
 * members (how many), joined_at.
 */
export const familiesOfUser = (userId: string): RawBuilder<unknown> => sql`(
  select families.id, name, role, memberships.created_at as joined_at,
    (select count(*) from memberships o where o.family_id = families.id)::int as members
  from memberships join families on families.id = memberships.family_id
  where memberships.user_id = ${userId})`;

/** Ids of the families that would be without members when all of these users leave. */
export const familiesOnlyOf = (userIds: readonly string[]): RawBuilder<{ id: string }> =>
  sql<{ id: string }>`
    select family_id as id from memberships
    where family_id in (
      select family_id from memberships where user_id = any(${[...userIds]}::uuid[]))
    group by family_id having bool_and(user_id = any(${[...userIds]}::uuid[]))`;
